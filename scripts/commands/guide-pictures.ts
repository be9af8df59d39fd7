import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { locales, type Locale } from '@/domain/kernel/locales'
import { chromium, type Browser } from '@playwright/test'
import sharp from 'sharp'
import { requestToken, send } from '../../tests/e2e/_kit/editor'
import { shots, type Subjects } from '../guide/shots'
import { inRoot } from '../paths'
import { loadSettings } from '../settings/load-settings'
import { Advice } from '../terminal/advice'
import { closeAtEnd } from '../terminal/shutdown'
import { chromiumFlags, getChromium } from '../testing/chromium'

const folder = inRoot('docs/guide/pictures')
const viewport = { width: 1280, height: 800 }
/** Of the stored pictures: their words stay sharp, and a language weighs less than half a megabyte. */
const webp = { quality: 72 }

type Desk = { origin: string; token: string }

async function findFirst({ origin, token }: Desk, path: string): Promise<number> {
  const { docs } = await send(origin, { method: 'GET', path }, token)
  const id = Number(docs[0]?.id)
  if (id > 0) return id
  throw new Advice('The bundled agency is not there: fill the database with "npm run seed".')
}

/** The front page, and a home that is on offer. */
async function findSubjects(desk: Desk): Promise<Subjects> {
  return {
    page: await findFirst(desk, '/api/pages/?depth=0&limit=1&where[screen][equals]=home'),
    home: await findFirst(
      desk,
      '/api/properties/?depth=0&limit=1&sort=id&where[status][equals]=active',
    ),
  }
}

async function enter(origin: string, email: string, password: string): Promise<Desk> {
  try {
    return { origin, token: await requestToken(origin, { email, password }) }
  } catch (cause) {
    const advice = `Nobody can be logged in at ${origin}: start it with "npm run up", or set SEED_ADMIN_PASSWORD.`
    throw new Advice(advice, { cause })
  }
}

async function takeAll(browser: Browser, desk: Desk, language: Locale): Promise<void> {
  const subjects = await findSubjects(desk)
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  const url = desk.origin
  await context.addCookies([
    { name: 'payload-token', value: desk.token, url },
    { name: 'payload-lng', value: language, url },
  ])
  const page = await context.newPage()
  for (const { name, path: toPath, prepare } of shots) {
    await page.goto(`${new URL(toPath(subjects), url).href}?locale=${language}`)
    await page.waitForLoadState('networkidle')
    await prepare?.(page, language)
    await page.waitForTimeout(400)
    const picture = await sharp(await page.screenshot())
      .webp(webp)
      .toBuffer()
    await writeFile(path.join(folder, `${language}-${name}.webp`), picture)
    console.log(`${language}-${name}.webp  ${Math.round(picture.length / 1024)} kB`)
  }
  await context.close()
}

/**
 * Takes the pictures of the editor's guide anew, in four languages, from the site that `npm run up`
 * has started with the bundled agency. It only looks.
 */
export async function run(): Promise<number> {
  const { siteUrl, adminEmail, adminPassword } = await loadSettings()
  const desk = await enter(new URL(siteUrl).origin, adminEmail, adminPassword)
  await mkdir(folder, { recursive: true })
  const executablePath = await getChromium('whole', console.log)
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  closeAtEnd(() => browser.close())
  for (const language of locales) await takeAll(browser, desk, language)
  return 0
}
