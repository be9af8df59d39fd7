import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { administratorsOnly } from '@/cms/access/administrators-only'
import { closeBuiltInCollections, secureConfig } from '@/cms/access/secure-config'
import { Activities } from '@/cms/collections/activities'
import { AppointmentSlots } from '@/cms/collections/appointment-slots'
import { Appointments } from '@/cms/collections/appointments'
import { Articles } from '@/cms/collections/articles'
import { Banners } from '@/cms/collections/banners'
import { Categories } from '@/cms/collections/categories'
import { Demands } from '@/cms/collections/demands'
import { createDictionary } from '@/cms/collections/dictionary'
import { createDocuments } from '@/cms/collections/documents'
import { createEnquiries } from '@/cms/collections/enquiries'
import { ExportLinks } from '@/cms/collections/export-links'
import { ListPresets } from '@/cms/collections/list-presets'
import { Mails } from '@/cms/collections/mails'
import { Marquees } from '@/cms/collections/marquees'
import { createFeeds } from '@/cms/collections/feeds'
import { Imports } from '@/cms/collections/imports'
import { createMedia } from '@/cms/collections/media'
import { Messages } from '@/cms/collections/messages'
import { createModules } from '@/cms/collections/modules'
import { Neighbourhoods } from '@/cms/collections/neighbourhoods'
import { createOffers } from '@/cms/collections/offers'
import { createOwners } from '@/cms/collections/owners'
import { Pages } from '@/cms/collections/pages'
import { PlannedPublications } from '@/cms/collections/planned-publications'
import { Placements } from '@/cms/collections/placements'
import { Places } from '@/cms/collections/places'
import { PreviewLinks } from '@/cms/collections/preview-links'
import { PreviewOpenings } from '@/cms/collections/preview-openings'
import { PriceUnits } from '@/cms/collections/price-units'
import { Projects } from '@/cms/collections/projects'
import { createProperties } from '@/cms/collections/properties'
import { PropertyTypes } from '@/cms/collections/property-types'
import { Redirects } from '@/cms/collections/redirects'
import { Routes } from '@/cms/collections/routes'
import { Team } from '@/cms/collections/team'
import { SlotRules } from '@/cms/collections/slot-rules'
import { Subscribers } from '@/cms/collections/subscribers'
import { Testimonials } from '@/cms/collections/testimonials'
import { createUsers } from '@/cms/collections/users'
import { uploadMegabytesMax } from '@/cms/fields/bounds'
import { BannerDefaults } from '@/cms/globals/banner-defaults'
import { Company } from '@/cms/globals/company'
import { FieldConditions } from '@/cms/globals/field-conditions'
import { Footer } from '@/cms/globals/footer'
import { Header } from '@/cms/globals/header'
import { Languages } from '@/cms/globals/languages'
import { Menu } from '@/cms/globals/menu'
import { SearchBlock } from '@/cms/globals/search-block'
import { Site } from '@/cms/globals/site'
import { StaffAccess } from '@/cms/globals/staff-access'
import { TopBar } from '@/cms/globals/top-bar'
import { Tracking } from '@/cms/globals/tracking'
import { rebaseTextsTask } from '@/cms/jobs/rebase-texts'
import { importTasks } from '@/cms/jobs/run-import'
import { createScheduledTasks } from '@/cms/jobs/scheduled-work'
import { matchPropertyTask, tellAlertsTask } from '@/cms/jobs/match-property'
import { createSendMailTask } from '@/cms/jobs/send-mail'
import { adminLanguages } from '@/cms/plugins/admin-languages'
import { withFieldNames } from '@/cms/plugins/field-names'
import { hideProgramming } from '@/cms/plugins/hide-programming'
import { inspectorSegment } from '@/cms/admin/address-inspector/inspector-path'
import { workSegment } from '@/cms/admin/translations/work-address'
import { personalDataSegment } from '@/cms/admin/personal-data/personal-data-path'
import { viewsSegment } from '@/cms/admin/visits/views-path'
import { createDatabase } from '@/cms/plugins/database'
import { sayErrors } from '@/cms/plugins/error-words'
import { offerLastPage } from '@/cms/plugins/offer-last-page'
import { withKeptUses } from '@/cms/plugins/keep-used'
import { localization } from '@/cms/plugins/localization'
import { createMailQueue } from '@/cms/plugins/mail-queue'
import { richTextEditor } from '@/cms/plugins/rich-text'
import { withSpokenLabels } from '@/cms/plugins/spoken-labels'
import { withFileStore } from '@/cms/storage/with-file-store'
import { withTranslationMarks } from '@/cms/translations/with-translation-marks'
import { withAuthors } from '@/cms/versions/with-authors'
import { withHeldSaves } from '@/cms/versions/with-held-saves'
import { withMeantSaves } from '@/cms/versions/with-meant-saves'
import { withSettledPlans } from '@/cms/versions/with-settled-plans'
import { withWholeRestores } from '@/cms/versions/with-whole-restores'
import { findFormNames, renameForm } from '@/forms/_kit/form-title'
import { listTexts } from '@/i18n/catalogue'
import { moduleTypes } from '@/modules/registry'
import { env } from '@/server/env'
import { createFrameworkLogger } from '@/server/log/framework-logger'
import { logError } from '@/server/log/log'
import { sealText } from '@/server/sealed-text'
import { findFileStore } from '@/server/stored-files/stored-files'

const root = path.dirname(fileURLToPath(import.meta.url))
const { DATABASE_URL, DATABASE_REPLICA_URLS, PAYLOAD_SECRET, SITE_URL, MEDIA_DIR, DOCUMENT_DIR } =
  env()
const { MAIL_FROM, MAIL_RETRY_SECONDS } = env()
const isSecure = SITE_URL.startsWith('https:')

const uploadBytesMax = uploadMegabytesMax * 1024 * 1024

/** Where the rooms meet: what editors store, where it is kept and who may touch it. */
export default buildConfig(
  secureConfig({
    secret: PAYLOAD_SECRET,
    serverURL: SITE_URL,
    cors: [SITE_URL],
    csrf: [SITE_URL],
    db: createDatabase({
      url: DATABASE_URL,
      replicaUrls: DATABASE_REPLICA_URLS,
      migrationDir: path.join(root, 'migrations'),
      onLost: (err) => logError('a database connection was lost', err),
    }),
    editor: richTextEditor,
    sharp,
    localization,
    i18n: adminLanguages,
    admin: {
      user: 'users',
      theme: 'light',
      dateFormat: 'dd/MM/yyyy HH:mm',
      // The default asks a foreign service for a picture of every member of staff.
      avatar: 'default',
      // A refusal is read before it goes; the default of 4 seconds is too short for a sentence.
      toast: { duration: 10_000 },
      importMap: { baseDir: root },
      meta: {
        titleSuffix: ' – Gevel',
        robots: 'noindex, nofollow',
        defaultOGImageType: 'off',
        // Of a link to the desk that is sent on; the framework's own speak of the framework.
        openGraph: { siteName: 'Gevel', description: '' },
        icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
      },
      components: {
        providers: ['/src/cms/admin/versions/tell-refused-restore.client#TellRefusedRestore'],
        beforeDashboard: ['/src/cms/admin/desk-start#DeskStart'],
        beforeNavLinks: ['/src/cms/admin/translations/nav-link#TranslationsLink'],
        afterNavLinks: ['/src/cms/admin/screen-links#ScreenLinks'],
        views: {
          login: { Component: '/src/features/staff/login-view#StaffLogin' },
          translations: {
            Component: '/src/cms/admin/translations/translations-view#TranslationsView',
            path: `/${workSegment}`,
          },
          views: {
            Component: '/src/cms/admin/visits/views-list#ViewsList',
            path: `/${viewsSegment}`,
          },
          personalData: {
            Component: '/src/cms/admin/personal-data/personal-data-view#PersonalDataView',
            path: `/${personalDataSegment}`,
          },
          addressInspector: {
            Component: '/src/cms/admin/address-inspector/address-inspector#AddressInspector',
            path: `/${inspectorSegment}`,
          },
        },
        graphics: {
          Logo: '/src/features/office/desk-brand#DeskLogo',
          Icon: '/src/features/office/desk-brand#DeskIcon',
        },
      },
    },
    collections: [
      // In the order of an agency's day: what came in, what is on offer, what the site says.
      createEnquiries({
        answers: '/src/forms/_kit/enquiry-answers#EnquiryAnswers',
        renameForm,
        findFormNames,
      }),
      Demands,
      Subscribers,
      createOffers({ content: '/src/features/offers/offer-content-view#OfferContentView' }),
      Mails,
      Appointments,
      AppointmentSlots,
      SlotRules,
      Activities,
      Placements,
      Messages,
      Testimonials,
      createOwners(
        { isSecure },
        { invite: '/src/features/owner-desk/invite-new-owner#InviteNewOwner' },
      ),
      createProperties({
        pictureCell: '/src/features/media/desk-picture-cell#DeskPictureCell',
        owners: '/src/features/owner-desk/owners-of-property#OwnersOfProperty',
        visits: '/src/features/owner-desk/visits-of-property#VisitsOfProperty',
      }),
      Projects,
      withFileStore(createDocuments({ directory: DOCUMENT_DIR }), findFileStore('documents')),
      ListPresets,
      ExportLinks,
      createFeeds({
        sealSecret: (text, id) =>
          sealText(text, { purpose: 'feed-header', id, secret: PAYLOAD_SECRET }),
      }),
      Imports,
      Pages,
      Articles,
      createModules(moduleTypes),
      Banners,
      PlannedPublications,
      withFileStore(createMedia({ directory: MEDIA_DIR }), findFileStore('media')),
      Categories,
      Team,
      PropertyTypes,
      Places,
      Neighbourhoods,
      Marquees,
      PriceUnits,
      createUsers(
        { isSecure },
        {
          invite: '/src/features/staff/invite-colleague#InviteColleague',
          security: '/src/features/staff/account-security#AccountSecurity',
          currentPassword: '/src/features/staff/current-password.client#CurrentPassword',
        },
      ),
      Routes,
      Redirects,
      PreviewLinks,
      PreviewOpenings,
      createDictionary(listTexts),
    ],
    globals: [
      Site,
      Header,
      TopBar,
      Menu,
      BannerDefaults,
      SearchBlock,
      FieldConditions,
      Footer,
      Languages,
      Company,
      Tracking,
      StaffAccess,
    ],
    hooks: { afterError: [sayErrors] },
    plugins: [
      withKeptUses,
      withTranslationMarks,
      withAuthors,
      withWholeRestores,
      withHeldSaves,
      withMeantSaves,
      withSettledPlans,
      withSpokenLabels,
      withFieldNames,
      hideProgramming,
      offerLastPage,
    ],
    logger: createFrameworkLogger(),
    email: createMailQueue(MAIL_FROM ?? 'noreply@localhost'),
    jobs: {
      tasks: [
        createSendMailTask({ retryMs: MAIL_RETRY_SECONDS * 1000 }),
        ...createScheduledTasks(),
        matchPropertyTask,
        tellAlertsTask,
        ...importTasks,
        rebaseTextsTask,
      ],
      access: { run: administratorsOnly, queue: administratorsOnly, cancel: administratorsOnly },
    },
    defaultDepth: 0,
    maxDepth: 3,
    graphQL: { disable: true },
    telemetry: false,
    upload: { limits: { fileSize: uploadBytesMax }, abortOnLimit: true },
    typescript: {
      outputFile: path.join(root, 'src/cms/payload-types.ts'),
      // `npm run generate` writes them. Otherwise every start would, in a process of its own.
      autoGenerate: false,
    },
  }),
).then(closeBuiltInCollections)
