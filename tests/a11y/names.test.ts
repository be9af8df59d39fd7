import { expect } from '@playwright/test'
import { createOwner, enter } from '../e2e/_kit/owner'
import { test } from '../e2e/_kit/test'

test.describe('a screen reader says', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('what stands in the header, in Dutch', async ({ page }) => {
    await page.goto('/nl/')
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
      - banner:
        - link "Kassei vastgoed":
          - /url: /nl/
        - navigation "Hoofdmenu":
          - list:
            - listitem:
              - group: Te koop
            - listitem:
              - group: Te huur
            - listitem:
              - link "Nieuwbouw"
            - listitem:
              - link "Beleggen"
            - listitem:
              - link "Spanje"
            - listitem:
              - group: Diensten
        - button "Zoeken"
        - group: "Taal: Nederlands"
        - link /Favorieten \\(\\d+\\)/
        - button "Menu"
    `)
  })

  test('what the search of the home page takes, in French', async ({ page }) => {
    await page.goto('/fr/')
    const form = page.getByRole('main').locator('form:has(input[name="q"])').first()
    await expect(form).toMatchAriaSnapshot(`
      - form "Chercher un bien":
        - search:
          - combobox "Commune, type ou référence"
        - button /À vendre \\d+/
        - button /À louer \\d+/
    `)
  })

  test('how a list is narrowed, in French', async ({ page }) => {
    await page.goto('/fr/a-vendre/?city=Antwerpen%7C2000')
    await expect(page.getByRole('search', { name: 'Chercher dans cette liste' }))
      .toMatchAriaSnapshot(`
      - search "Chercher dans cette liste":
        - searchbox "Commune, type ou référence"
        - button "Chercher"
        - group: Type
        - group: Commune 1 actif
        - group: Prix
        - group: Chambres
        - group: PEB
        - group: Plus de filtres
        - status
    `)
    await expect(page.getByRole('navigation', { name: 'Pages' })).toMatchAriaSnapshot(`
      - navigation "Pages":
        - paragraph: Page 1 sur 2
        - list:
          - listitem:
            - link "Page 1"
          - listitem:
            - link "Page 2"
          - listitem:
            - link "Suivante"
    `)
  })

  test('what a card holds, in French', async ({ page }) => {
    await page.goto('/fr/a-vendre/?city=Antwerpen%7C2000')
    const card = page.getByRole('main').getByRole('article').filter({ hasText: '2000 Anvers' })
    await expect(card.first()).toMatchAriaSnapshot(`
      - article:
        - link /Nouveau .+ Appartement · 2000 Anvers 2 chambres .*94 m².* Label PEB B/:
          - img "Immeuble à appartements avec balcons, Anvers"
          - text: Nouveau
          - paragraph: /€/
          - heading "Appartement · 2000 Anvers" [level=3]
          - img "Label PEB B"
        - button "Enregistrer Appartement au Zuid"
    `)
  })

  test('what a form asks, in German', async ({ page }) => {
    await page.goto('/de/kontakt/')
    await expect(page.getByRole('main').locator('form[action="/api/forms/site-contact/"]'))
      .toMatchAriaSnapshot(`
      - group "Anrede":
        - radio "Herr"
        - radio "Frau"
        - radio "Keine Anrede" [checked]
      - textbox "Vorname"
      - textbox "Name"
      - paragraph: Zum Beispiel name@beispiel.be
      - textbox "E-Mail"
      - paragraph: Zum Beispiel 0470 12 34 56
      - textbox "Telefon oder Handy"
      - textbox "Bemerkung"
      - combobox "Kontaktzeit (freiwillig)"
      - combobox "Wie dürfen wir Sie erreichen? (freiwillig)"
      - checkbox "Informieren Sie mich mit dem Newsletter über neue Angebote"
      - checkbox "Ich stimme der Datenschutzerklärung zu"
      - paragraph:
        - link "Datenschutzerklärung lesen (öffnet in einem neuen Tab)"
      - button "Nachricht senden"
    `)
  })

  test.describe('in the portal', () => {
    test('where an owner stands, in Dutch', async ({ page, origin }) => {
      const owner = await createOwner(origin, { publicId: 1004, locale: 'nl' })
      await enter(page, owner)
      await page.goto(`/nl/portal/${owner.propertyId}/`)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(main).toMatchAriaSnapshot(`
        - navigation:
          - list:
            - listitem:
              - link "Overzicht"
            - listitem:
              - link "Statistieken"
      `)
      await expect(main.locator('svg[role="img"], [role="img"]').first()).toHaveAccessibleName(/\d/)
      await expect(page.getByRole('button', { name: 'Afmelden' })).toBeVisible()
    })
  })
})
