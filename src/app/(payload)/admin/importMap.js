import { EnquiryAnswers as EnquiryAnswers_c39883c654eca4a6d91bb8342701bd27 } from '../../../../src/forms/_kit/enquiry-answers'
import { PlainDiff as PlainDiff_80e79e20da34c36057fc6f8730841225 } from '../../../../src/cms/admin/compare/plain-diff.client'
import { RowLabel as RowLabel_cbd48e636756b366e12fd97b6f57f25a } from '../../../../src/cms/admin/row-label/row-label.client'
import { AnswerCell as AnswerCell_8fea5ede2cbd4d76a3e19dcdc53b03b1 } from '../../../../src/cms/admin/list-cells/list-cells'
import { ListTools as ListTools_d596c17ebbe839d78e20fba9ad466104 } from '../../../../src/cms/admin/list-tools/list-tools'
import { PastEnd as PastEnd_e77c53c9260d683d889787cf4beec33c } from '../../../../src/cms/admin/list-tools/past-end.client'
import { MeasureCell as MeasureCell_8fea5ede2cbd4d76a3e19dcdc53b03b1 } from '../../../../src/cms/admin/list-cells/list-cells'
import { OfferCopyLink as OfferCopyLink_2ec256353ea6383e94222bdfe2f84f68 } from '../../../../src/cms/admin/offer-copy-link'
import { OfferStateActions as OfferStateActions_b344b59730d622f713afbdcdb230c826 } from '../../../../src/cms/admin/offer-state'
import { AmountCell as AmountCell_f3b46b54cd3cef3bfed8ddc983cb5523 } from '../../../../src/cms/admin/offer-cells'
import { DayCell as DayCell_f3b46b54cd3cef3bfed8ddc983cb5523 } from '../../../../src/cms/admin/offer-cells'
import { OfferContentView as OfferContentView_2a68812edd16c07f47da950a0aaa2148 } from '../../../../src/features/offers/offer-content-view'
import { OfferRegister as OfferRegister_52250728fd19f1ab1447210ba26c0f77 } from '../../../../src/cms/admin/offer-register'
import { MailPreview as MailPreview_c36a92f29a9a70ea2ce8d7c6cb5f1475 } from '../../../../src/cms/admin/mail-preview'
import { ResendFailed as ResendFailed_85221a6c523d1d46862f3878b058e771 } from '../../../../src/cms/admin/resend-failed'
import { ResendMail as ResendMail_e8bd47dc4a299966cb2a588c479c02e6 } from '../../../../src/cms/admin/resend-mail'
import { PublishedSlots as PublishedSlots_f664d1448ea489bbdab1ac27ea9837a7 } from '../../../../src/cms/admin/published-slots'
import { AnsweredMessage as AnsweredMessage_d9a69144767a538acc7fb7ba7509ec29 } from '../../../../src/cms/admin/owner-messages/answering.client'
import { AnswerCell as AnswerCell_fac5ef113ff68ddbcdb9be2ea14becdb } from '../../../../src/cms/admin/owner-messages/answer-cell'
import { AnswerMessage as AnswerMessage_7f9f3d61cd9147a3d2a0e9cf614614f3 } from '../../../../src/cms/admin/owner-messages/answer-message.client'
import { HoldRecord as HoldRecord_c2985faf2d38c9e0f2e0b87dd4f5ed77 } from '../../../../src/cms/admin/hold-record/hold-record.client'
import { VersionsList as VersionsList_f621a6ece33e32e08d1e3d9b5f4a131e } from '../../../../src/cms/admin/versions/versions-list'
import { InviteNewOwner as InviteNewOwner_0750181af45b1b1ef837936a1864013a } from '../../../../src/features/owner-desk/invite-new-owner'
import { InviteOwner as InviteOwner_f7c761be54bcd73deca21ac7d1bd27f3 } from '../../../../src/cms/admin/invite-owner'
import { SecondFactorOff as SecondFactorOff_d79e4558751c718cf0a4ff84ef70c762 } from '../../../../src/cms/admin/second-factor-off'
import { FillPlace as FillPlace_1a8c5ec7d31e395756104831a4141d68 } from '../../../../src/cms/admin/fill-place/fill-place.client'
import { DeskPictureCell as DeskPictureCell_01a7ac487768f7dcac60fa5266005a41 } from '../../../../src/features/media/desk-picture-cell'
import { OwnersOfProperty as OwnersOfProperty_fec9a57f873cbcf29b57742a9d323999 } from '../../../../src/features/owner-desk/owners-of-property'
import { VisitsOfProperty as VisitsOfProperty_aa21d227814b67b10067eb0a3d097375 } from '../../../../src/features/owner-desk/visits-of-property'
import { GatePanel as GatePanel_2a0f14e38b35d6000b02cd54e8e61544 } from '../../../../src/cms/admin/publication-gate/gate-panel'
import { IssuesCell as IssuesCell_38334ed15ae0a987870646cc731bd501 } from '../../../../src/cms/admin/publication-gate/issues-cell'
import { PrintProperty as PrintProperty_bb4d718337b9ef01b95b574ce674e12f } from '../../../../src/cms/admin/print-kit/print-property'
import { PrintSelection as PrintSelection_6f2a4255c462e9806621d8d100a3eadd } from '../../../../src/cms/admin/print-kit/print-selection.client'
import { ExportListings as ExportListings_a73fa36716ccaeecf0812b68833d589f } from '../../../../src/cms/admin/listing-export/export-listings'
import { OpenFieldOfAddress as OpenFieldOfAddress_902dcba9cee74ce143f1dafdea28cc7a } from '../../../../src/cms/admin/open-field/open-field.client'
import { Visibility as Visibility_7dbe3f8d4ca6e6d27c1308534c7f343c } from '../../../../src/cms/admin/visibility/visibility.client'
import { PlannedPublications as PlannedPublications_85aff5f34a43fdefd958add498e4702e } from '../../../../src/cms/admin/planned-publications/planned-publications.client'
import { PreviewLinks as PreviewLinks_ef424a6c63c400f63dc4a6acd4c6f681 } from '../../../../src/cms/admin/preview-links/preview-links.client'
import { PublishAid as PublishAid_54797737573ef28538aa34d83ad615ae } from '../../../../src/cms/admin/publish-aid/publish-aid.client'
import { FitPreview as FitPreview_938ba200996641cc52d9ccf39a26296f } from '../../../../src/cms/admin/fit-preview/fit-preview.client'
import { ListWithoutBulkEdit as ListWithoutBulkEdit_4f83bcda184f20ad24fc1d00fb87fe4d } from '../../../../src/cms/admin/list-tools/list-without-bulk-edit.client'
import { ExportAddress as ExportAddress_068267989e207013536c73a12fa24fd9 } from '../../../../src/cms/admin/export-address'
import { FeedPanel as FeedPanel_07ddec65fc6103c30c98237d70534ad4 } from '../../../../src/cms/admin/listing-imports/feed-panel.client'
import { ImportPanel as ImportPanel_108517125f2d9d3e09aeeeda754e5069 } from '../../../../src/cms/admin/listing-imports/import-panel.client'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PageGrid as PageGrid_3742fe2d1253314a45c7c2194450b14f } from '../../../../src/cms/admin/page-grid/page-grid'
import { UsedOn as UsedOn_52ea9488615cdd0b13593b424cd52463 } from '../../../../src/cms/admin/used-on'
import { MomentCell as MomentCell_556e205d3ef7378bbe52255669bc2de9 } from '../../../../src/cms/admin/planned-publications/moment-cell'
import { CurrentPassword as CurrentPassword_4f4e778d205d7edb0d7ca32563354d1b } from '../../../../src/features/staff/current-password.client'
import { CalendarAddress as CalendarAddress_7813dcca4e427d3198dbbf6513772bee } from '../../../../src/cms/admin/calendar-address'
import { AccountSecurity as AccountSecurity_a975d3b01fb028190d85af299ee90591 } from '../../../../src/features/staff/account-security'
import { InviteColleague as InviteColleague_329af3f92278340fabd3c8410a071f02 } from '../../../../src/features/staff/invite-colleague'
import { InspectorLink as InspectorLink_679dde2dccac3541e8a0f7b1911f1266 } from '../../../../src/cms/admin/address-inspector/inspector-link'
import { RedirectImport as RedirectImport_e71f6863fdfbf5084cd7c5f1c3bc0649 } from '../../../../src/cms/admin/redirect-import/redirect-import.client'
import { ColourInput as ColourInput_f6c12444b66eaac445b5f187a14dad13 } from '../../../../src/cms/admin/colour-input/colour-input.client'
import { MenuTree as MenuTree_9e801a5590ad0aaf23d816460df3c1bd } from '../../../../src/cms/admin/menu-tree/menu-tree'
import { ConditionWords as ConditionWords_53e8b89c7d3fcd2036b5a75e03ccf5ec } from '../../../../src/cms/admin/condition-words/condition-words.client'
import { DeskIcon as DeskIcon_93b84fd4114172af15e9a804e45cfe7f } from '../../../../src/features/office/desk-brand'
import { DeskLogo as DeskLogo_93b84fd4114172af15e9a804e45cfe7f } from '../../../../src/features/office/desk-brand'
import { ScreenLinks as ScreenLinks_2c1b41746c7879ba1a3c65b916491515 } from '../../../../src/cms/admin/screen-links'
import { DeskStart as DeskStart_9dd75fe0d6c5d93eb0b9d395459ea387 } from '../../../../src/cms/admin/desk-start'
import { TranslationsLink as TranslationsLink_8c1c3cbe42c3e71247ca46d00c5a6fa5 } from '../../../../src/cms/admin/translations/nav-link'
import { TellRefusedRestore as TellRefusedRestore_18d43adf97287905612ff1d8bc9fd163 } from '../../../../src/cms/admin/versions/tell-refused-restore.client'
import { StaffLogin as StaffLogin_3e798bbf4fac854f6ccbdc5803a3dd3c } from '../../../../src/features/staff/login-view'
import { TranslationsView as TranslationsView_876e561fd08ea3883684b9ef97527913 } from '../../../../src/cms/admin/translations/translations-view'
import { ViewsList as ViewsList_e7a3832818eb9b92a94d346b136aa3d4 } from '../../../../src/cms/admin/visits/views-list'
import { PersonalDataView as PersonalDataView_50aaedca5354defbfb8966bff43578a0 } from '../../../../src/cms/admin/personal-data/personal-data-view'
import { AddressInspector as AddressInspector_b8ef9db9cdf97c8610a7015ba6abf289 } from '../../../../src/cms/admin/address-inspector/address-inspector'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/forms/_kit/enquiry-answers#EnquiryAnswers": EnquiryAnswers_c39883c654eca4a6d91bb8342701bd27,
  "/src/cms/admin/compare/plain-diff.client#PlainDiff": PlainDiff_80e79e20da34c36057fc6f8730841225,
  "/src/cms/admin/row-label/row-label.client#RowLabel": RowLabel_cbd48e636756b366e12fd97b6f57f25a,
  "/src/cms/admin/list-cells/list-cells#AnswerCell": AnswerCell_8fea5ede2cbd4d76a3e19dcdc53b03b1,
  "/src/cms/admin/list-tools/list-tools#ListTools": ListTools_d596c17ebbe839d78e20fba9ad466104,
  "/src/cms/admin/list-tools/past-end.client#PastEnd": PastEnd_e77c53c9260d683d889787cf4beec33c,
  "/src/cms/admin/list-cells/list-cells#MeasureCell": MeasureCell_8fea5ede2cbd4d76a3e19dcdc53b03b1,
  "/src/cms/admin/offer-copy-link#OfferCopyLink": OfferCopyLink_2ec256353ea6383e94222bdfe2f84f68,
  "/src/cms/admin/offer-state#OfferStateActions": OfferStateActions_b344b59730d622f713afbdcdb230c826,
  "/src/cms/admin/offer-cells#AmountCell": AmountCell_f3b46b54cd3cef3bfed8ddc983cb5523,
  "/src/cms/admin/offer-cells#DayCell": DayCell_f3b46b54cd3cef3bfed8ddc983cb5523,
  "/src/features/offers/offer-content-view#OfferContentView": OfferContentView_2a68812edd16c07f47da950a0aaa2148,
  "/src/cms/admin/offer-register#OfferRegister": OfferRegister_52250728fd19f1ab1447210ba26c0f77,
  "/src/cms/admin/mail-preview#MailPreview": MailPreview_c36a92f29a9a70ea2ce8d7c6cb5f1475,
  "/src/cms/admin/resend-failed#ResendFailed": ResendFailed_85221a6c523d1d46862f3878b058e771,
  "/src/cms/admin/resend-mail#ResendMail": ResendMail_e8bd47dc4a299966cb2a588c479c02e6,
  "/src/cms/admin/published-slots#PublishedSlots": PublishedSlots_f664d1448ea489bbdab1ac27ea9837a7,
  "/src/cms/admin/owner-messages/answering.client#AnsweredMessage": AnsweredMessage_d9a69144767a538acc7fb7ba7509ec29,
  "/src/cms/admin/owner-messages/answer-cell#AnswerCell": AnswerCell_fac5ef113ff68ddbcdb9be2ea14becdb,
  "/src/cms/admin/owner-messages/answer-message.client#AnswerMessage": AnswerMessage_7f9f3d61cd9147a3d2a0e9cf614614f3,
  "/src/cms/admin/hold-record/hold-record.client#HoldRecord": HoldRecord_c2985faf2d38c9e0f2e0b87dd4f5ed77,
  "/src/cms/admin/versions/versions-list#VersionsList": VersionsList_f621a6ece33e32e08d1e3d9b5f4a131e,
  "/src/features/owner-desk/invite-new-owner#InviteNewOwner": InviteNewOwner_0750181af45b1b1ef837936a1864013a,
  "/src/cms/admin/invite-owner#InviteOwner": InviteOwner_f7c761be54bcd73deca21ac7d1bd27f3,
  "/src/cms/admin/second-factor-off#SecondFactorOff": SecondFactorOff_d79e4558751c718cf0a4ff84ef70c762,
  "/src/cms/admin/fill-place/fill-place.client#FillPlace": FillPlace_1a8c5ec7d31e395756104831a4141d68,
  "/src/features/media/desk-picture-cell#DeskPictureCell": DeskPictureCell_01a7ac487768f7dcac60fa5266005a41,
  "/src/features/owner-desk/owners-of-property#OwnersOfProperty": OwnersOfProperty_fec9a57f873cbcf29b57742a9d323999,
  "/src/features/owner-desk/visits-of-property#VisitsOfProperty": VisitsOfProperty_aa21d227814b67b10067eb0a3d097375,
  "/src/cms/admin/publication-gate/gate-panel#GatePanel": GatePanel_2a0f14e38b35d6000b02cd54e8e61544,
  "/src/cms/admin/publication-gate/issues-cell#IssuesCell": IssuesCell_38334ed15ae0a987870646cc731bd501,
  "/src/cms/admin/print-kit/print-property#PrintProperty": PrintProperty_bb4d718337b9ef01b95b574ce674e12f,
  "/src/cms/admin/print-kit/print-selection.client#PrintSelection": PrintSelection_6f2a4255c462e9806621d8d100a3eadd,
  "/src/cms/admin/listing-export/export-listings#ExportListings": ExportListings_a73fa36716ccaeecf0812b68833d589f,
  "/src/cms/admin/open-field/open-field.client#OpenFieldOfAddress": OpenFieldOfAddress_902dcba9cee74ce143f1dafdea28cc7a,
  "/src/cms/admin/visibility/visibility.client#Visibility": Visibility_7dbe3f8d4ca6e6d27c1308534c7f343c,
  "/src/cms/admin/planned-publications/planned-publications.client#PlannedPublications": PlannedPublications_85aff5f34a43fdefd958add498e4702e,
  "/src/cms/admin/preview-links/preview-links.client#PreviewLinks": PreviewLinks_ef424a6c63c400f63dc4a6acd4c6f681,
  "/src/cms/admin/publish-aid/publish-aid.client#PublishAid": PublishAid_54797737573ef28538aa34d83ad615ae,
  "/src/cms/admin/fit-preview/fit-preview.client#FitPreview": FitPreview_938ba200996641cc52d9ccf39a26296f,
  "/src/cms/admin/list-tools/list-without-bulk-edit.client#ListWithoutBulkEdit": ListWithoutBulkEdit_4f83bcda184f20ad24fc1d00fb87fe4d,
  "/src/cms/admin/export-address#ExportAddress": ExportAddress_068267989e207013536c73a12fa24fd9,
  "/src/cms/admin/listing-imports/feed-panel.client#FeedPanel": FeedPanel_07ddec65fc6103c30c98237d70534ad4,
  "/src/cms/admin/listing-imports/import-panel.client#ImportPanel": ImportPanel_108517125f2d9d3e09aeeeda754e5069,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/cms/admin/page-grid/page-grid#PageGrid": PageGrid_3742fe2d1253314a45c7c2194450b14f,
  "/src/cms/admin/used-on#UsedOn": UsedOn_52ea9488615cdd0b13593b424cd52463,
  "/src/cms/admin/planned-publications/moment-cell#MomentCell": MomentCell_556e205d3ef7378bbe52255669bc2de9,
  "/src/features/staff/current-password.client#CurrentPassword": CurrentPassword_4f4e778d205d7edb0d7ca32563354d1b,
  "/src/cms/admin/calendar-address#CalendarAddress": CalendarAddress_7813dcca4e427d3198dbbf6513772bee,
  "/src/features/staff/account-security#AccountSecurity": AccountSecurity_a975d3b01fb028190d85af299ee90591,
  "/src/features/staff/invite-colleague#InviteColleague": InviteColleague_329af3f92278340fabd3c8410a071f02,
  "/src/cms/admin/address-inspector/inspector-link#InspectorLink": InspectorLink_679dde2dccac3541e8a0f7b1911f1266,
  "/src/cms/admin/redirect-import/redirect-import.client#RedirectImport": RedirectImport_e71f6863fdfbf5084cd7c5f1c3bc0649,
  "/src/cms/admin/colour-input/colour-input.client#ColourInput": ColourInput_f6c12444b66eaac445b5f187a14dad13,
  "/src/cms/admin/menu-tree/menu-tree#MenuTree": MenuTree_9e801a5590ad0aaf23d816460df3c1bd,
  "/src/cms/admin/condition-words/condition-words.client#ConditionWords": ConditionWords_53e8b89c7d3fcd2036b5a75e03ccf5ec,
  "/src/features/office/desk-brand#DeskIcon": DeskIcon_93b84fd4114172af15e9a804e45cfe7f,
  "/src/features/office/desk-brand#DeskLogo": DeskLogo_93b84fd4114172af15e9a804e45cfe7f,
  "/src/cms/admin/screen-links#ScreenLinks": ScreenLinks_2c1b41746c7879ba1a3c65b916491515,
  "/src/cms/admin/desk-start#DeskStart": DeskStart_9dd75fe0d6c5d93eb0b9d395459ea387,
  "/src/cms/admin/translations/nav-link#TranslationsLink": TranslationsLink_8c1c3cbe42c3e71247ca46d00c5a6fa5,
  "/src/cms/admin/versions/tell-refused-restore.client#TellRefusedRestore": TellRefusedRestore_18d43adf97287905612ff1d8bc9fd163,
  "/src/features/staff/login-view#StaffLogin": StaffLogin_3e798bbf4fac854f6ccbdc5803a3dd3c,
  "/src/cms/admin/translations/translations-view#TranslationsView": TranslationsView_876e561fd08ea3883684b9ef97527913,
  "/src/cms/admin/visits/views-list#ViewsList": ViewsList_e7a3832818eb9b92a94d346b136aa3d4,
  "/src/cms/admin/personal-data/personal-data-view#PersonalDataView": PersonalDataView_50aaedca5354defbfb8966bff43578a0,
  "/src/cms/admin/address-inspector/address-inspector#AddressInspector": AddressInspector_b8ef9db9cdf97c8610a7015ba6abf289,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
