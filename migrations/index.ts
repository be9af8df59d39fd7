import * as migration_20261121_080000_initial from './20261121_080000_initial'
import * as migration_20261121_081000_extensions from './20261121_081000_extensions'
import * as migration_20261121_090000_read_model from './20261121_090000_read_model'
import * as migration_20261121_090100_form_hits from './20261121_090100_form_hits'
import * as migration_20261122_110000_search_index from './20261122_110000_search_index'
import * as migration_20261122_140000_conditions_and_map_banner from './20261122_140000_conditions_and_map_banner'
import * as migration_20261122_150000_used_proofs from './20261122_150000_used_proofs'
import * as migration_20261122_215000_mails from './20261122_215000_mails'
import * as migration_20261123_011000_appointments from './20261123_011000_appointments'
import * as migration_20261123_014500_appointment_mails from './20261123_014500_appointment_mails'
import * as migration_20261123_015500_demands from './20261123_015500_demands'
import * as migration_20261123_020000_matching from './20261123_020000_matching'
import * as migration_20261123_021500_offers from './20261123_021500_offers'
import * as migration_20261123_053000_dropped_mails from './20261123_053000_dropped_mails'
import * as migration_20261123_061500_retention from './20261123_061500_retention'
import * as migration_20261123_064000_subscribers from './20261123_064000_subscribers'
import * as migration_20261123_090000_scheduled_demands from './20261123_090000_scheduled_demands'
import * as migration_20261123_093000_escalation from './20261123_093000_escalation'
import * as migration_20261123_124000_campaign from './20261123_124000_campaign'
import * as migration_20261123_125500_testimonial_authors from './20261123_125500_testimonial_authors'
import * as migration_20261123_131000_enquiry_files from './20261123_131000_enquiry_files'
import * as migration_20261123_131500_job_form from './20261123_131500_job_form'
import * as migration_20261123_133000_decision from './20261123_133000_decision'
import * as migration_20261123_134000_testimonial_origin from './20261123_134000_testimonial_origin'
import * as migration_20261123_140000_slot_rules from './20261123_140000_slot_rules'
import * as migration_20261123_172000_owner_notice_day from './20261123_172000_owner_notice_day'
import * as migration_20261123_174500_offer_noted from './20261123_174500_offer_noted'
import * as migration_20261123_190000_visits from './20261123_190000_visits'
import * as migration_20261123_190500_portal from './20261123_190500_portal'
import * as migration_20261123_200500_owner_sessions from './20261123_200500_owner_sessions'
import * as migration_20261123_201000_owner_links from './20261123_201000_owner_links'
import * as migration_20261123_203000_online_days from './20261123_203000_online_days'
import * as migration_20261124_000000_second_factor from './20261124_000000_second_factor'
import * as migration_20261124_020000_publication_gate from './20261124_020000_publication_gate'
import * as migration_20261124_030000_preview_links from './20261124_030000_preview_links'
import * as migration_20261124_031000_demand_mailboxes from './20261124_031000_demand_mailboxes'
import * as migration_20261124_212648_translator_languages from './20261124_212648_translator_languages'
import * as migration_20261124_220407_planned_publications from './20261124_220407_planned_publications'
import * as migration_20261124_221300_export_links from './20261124_221300_export_links'
import * as migration_20261124_221312_trash_and_openings from './20261124_221312_trash_and_openings'
import * as migration_20261124_222000_session_devices from './20261124_222000_session_devices'
import * as migration_20261124_222119_feeds from './20261124_222119_feeds'
import * as migration_20261124_222200_feed_tables from './20261124_222200_feed_tables'
import * as migration_20261124_223500_translation_marks from './20261124_223500_translation_marks'
import * as migration_20261124_224027_staff_accounts from './20261124_224027_staff_accounts'
import * as migration_20261124_230242_redirect_hits from './20261124_230242_redirect_hits'
import * as migration_20261124_231541_site_typefaces from './20261124_231541_site_typefaces'
import * as migration_20261124_234000_login_notices from './20261124_234000_login_notices'
import * as migration_20261125_011456_version_authors from './20261125_011456_version_authors'
import * as migration_20261125_011500_feed_keys from './20261125_011500_feed_keys'
import * as migration_20261125_012706_rebase_texts from './20261125_012706_rebase_texts'
import * as migration_20261125_013000_translation_index from './20261125_013000_translation_index'
import * as migration_20261125_013558_staff_access from './20261125_013558_staff_access'
import * as migration_20261125_020000_desk_list from './20261125_020000_desk_list'
import * as migration_20261125_020000_desk_names from './20261125_020000_desk_names'
import * as migration_20261125_020832_desk_address from './20261125_020832_desk_address'
import * as migration_20261125_021838_owner_notices from './20261125_021838_owner_notices'
import * as migration_20261125_195000_owner_seen from './20261125_195000_owner_seen'
import * as migration_20261125_232821_privacy from './20261125_232821_privacy'
import * as migration_20261127_013000_waiting_drafts from './20261127_013000_waiting_drafts'
import * as migration_20261129_212500_desk_count from './20261129_212500_desk_count'
import * as migration_20261129_233000_desk_counts_by_state from './20261129_233000_desk_counts_by_state'

export const migrations = [
  {
    up: migration_20261121_080000_initial.up,
    down: migration_20261121_080000_initial.down,
    name: '20261121_080000_initial',
  },
  {
    up: migration_20261121_081000_extensions.up,
    down: migration_20261121_081000_extensions.down,
    name: '20261121_081000_extensions',
  },
  {
    up: migration_20261121_090000_read_model.up,
    down: migration_20261121_090000_read_model.down,
    name: '20261121_090000_read_model',
  },
  {
    up: migration_20261121_090100_form_hits.up,
    down: migration_20261121_090100_form_hits.down,
    name: '20261121_090100_form_hits',
  },
  {
    up: migration_20261122_110000_search_index.up,
    down: migration_20261122_110000_search_index.down,
    name: '20261122_110000_search_index',
  },
  {
    up: migration_20261122_140000_conditions_and_map_banner.up,
    down: migration_20261122_140000_conditions_and_map_banner.down,
    name: '20261122_140000_conditions_and_map_banner',
  },
  {
    up: migration_20261122_150000_used_proofs.up,
    down: migration_20261122_150000_used_proofs.down,
    name: '20261122_150000_used_proofs',
  },
  {
    up: migration_20261122_215000_mails.up,
    down: migration_20261122_215000_mails.down,
    name: '20261122_215000_mails',
  },
  {
    up: migration_20261123_011000_appointments.up,
    down: migration_20261123_011000_appointments.down,
    name: '20261123_011000_appointments',
  },
  {
    up: migration_20261123_014500_appointment_mails.up,
    down: migration_20261123_014500_appointment_mails.down,
    name: '20261123_014500_appointment_mails',
  },
  {
    up: migration_20261123_015500_demands.up,
    down: migration_20261123_015500_demands.down,
    name: '20261123_015500_demands',
  },
  {
    up: migration_20261123_020000_matching.up,
    down: migration_20261123_020000_matching.down,
    name: '20261123_020000_matching',
  },
  {
    up: migration_20261123_021500_offers.up,
    down: migration_20261123_021500_offers.down,
    name: '20261123_021500_offers',
  },
  {
    up: migration_20261123_053000_dropped_mails.up,
    down: migration_20261123_053000_dropped_mails.down,
    name: '20261123_053000_dropped_mails',
  },
  {
    up: migration_20261123_061500_retention.up,
    down: migration_20261123_061500_retention.down,
    name: '20261123_061500_retention',
  },
  {
    up: migration_20261123_064000_subscribers.up,
    down: migration_20261123_064000_subscribers.down,
    name: '20261123_064000_subscribers',
  },
  {
    up: migration_20261123_090000_scheduled_demands.up,
    down: migration_20261123_090000_scheduled_demands.down,
    name: '20261123_090000_scheduled_demands',
  },
  {
    up: migration_20261123_093000_escalation.up,
    down: migration_20261123_093000_escalation.down,
    name: '20261123_093000_escalation',
  },
  {
    up: migration_20261123_124000_campaign.up,
    down: migration_20261123_124000_campaign.down,
    name: '20261123_124000_campaign',
  },
  {
    up: migration_20261123_125500_testimonial_authors.up,
    down: migration_20261123_125500_testimonial_authors.down,
    name: '20261123_125500_testimonial_authors',
  },
  {
    up: migration_20261123_131000_enquiry_files.up,
    down: migration_20261123_131000_enquiry_files.down,
    name: '20261123_131000_enquiry_files',
  },
  {
    up: migration_20261123_131500_job_form.up,
    down: migration_20261123_131500_job_form.down,
    name: '20261123_131500_job_form',
  },
  {
    up: migration_20261123_133000_decision.up,
    down: migration_20261123_133000_decision.down,
    name: '20261123_133000_decision',
  },
  {
    up: migration_20261123_134000_testimonial_origin.up,
    down: migration_20261123_134000_testimonial_origin.down,
    name: '20261123_134000_testimonial_origin',
  },
  {
    up: migration_20261123_140000_slot_rules.up,
    down: migration_20261123_140000_slot_rules.down,
    name: '20261123_140000_slot_rules',
  },
  {
    up: migration_20261123_172000_owner_notice_day.up,
    down: migration_20261123_172000_owner_notice_day.down,
    name: '20261123_172000_owner_notice_day',
  },
  {
    up: migration_20261123_174500_offer_noted.up,
    down: migration_20261123_174500_offer_noted.down,
    name: '20261123_174500_offer_noted',
  },
  {
    up: migration_20261123_190000_visits.up,
    down: migration_20261123_190000_visits.down,
    name: '20261123_190000_visits',
  },
  {
    up: migration_20261123_190500_portal.up,
    down: migration_20261123_190500_portal.down,
    name: '20261123_190500_portal',
  },
  {
    up: migration_20261123_200500_owner_sessions.up,
    down: migration_20261123_200500_owner_sessions.down,
    name: '20261123_200500_owner_sessions',
  },
  {
    up: migration_20261123_201000_owner_links.up,
    down: migration_20261123_201000_owner_links.down,
    name: '20261123_201000_owner_links',
  },
  {
    up: migration_20261123_203000_online_days.up,
    down: migration_20261123_203000_online_days.down,
    name: '20261123_203000_online_days',
  },
  {
    up: migration_20261124_000000_second_factor.up,
    down: migration_20261124_000000_second_factor.down,
    name: '20261124_000000_second_factor',
  },
  {
    up: migration_20261124_020000_publication_gate.up,
    down: migration_20261124_020000_publication_gate.down,
    name: '20261124_020000_publication_gate',
  },
  {
    up: migration_20261124_030000_preview_links.up,
    down: migration_20261124_030000_preview_links.down,
    name: '20261124_030000_preview_links',
  },
  {
    up: migration_20261124_031000_demand_mailboxes.up,
    down: migration_20261124_031000_demand_mailboxes.down,
    name: '20261124_031000_demand_mailboxes',
  },
  {
    up: migration_20261124_212648_translator_languages.up,
    down: migration_20261124_212648_translator_languages.down,
    name: '20261124_212648_translator_languages',
  },
  {
    up: migration_20261124_220407_planned_publications.up,
    down: migration_20261124_220407_planned_publications.down,
    name: '20261124_220407_planned_publications',
  },
  {
    up: migration_20261124_221300_export_links.up,
    down: migration_20261124_221300_export_links.down,
    name: '20261124_221300_export_links',
  },
  {
    up: migration_20261124_221312_trash_and_openings.up,
    down: migration_20261124_221312_trash_and_openings.down,
    name: '20261124_221312_trash_and_openings',
  },
  {
    up: migration_20261124_222000_session_devices.up,
    down: migration_20261124_222000_session_devices.down,
    name: '20261124_222000_session_devices',
  },
  {
    up: migration_20261124_222119_feeds.up,
    down: migration_20261124_222119_feeds.down,
    name: '20261124_222119_feeds',
  },
  {
    up: migration_20261124_222200_feed_tables.up,
    down: migration_20261124_222200_feed_tables.down,
    name: '20261124_222200_feed_tables',
  },
  {
    up: migration_20261124_223500_translation_marks.up,
    down: migration_20261124_223500_translation_marks.down,
    name: '20261124_223500_translation_marks',
  },
  {
    up: migration_20261124_224027_staff_accounts.up,
    down: migration_20261124_224027_staff_accounts.down,
    name: '20261124_224027_staff_accounts',
  },
  {
    up: migration_20261124_230242_redirect_hits.up,
    down: migration_20261124_230242_redirect_hits.down,
    name: '20261124_230242_redirect_hits',
  },
  {
    up: migration_20261124_231541_site_typefaces.up,
    down: migration_20261124_231541_site_typefaces.down,
    name: '20261124_231541_site_typefaces',
  },
  {
    up: migration_20261124_234000_login_notices.up,
    down: migration_20261124_234000_login_notices.down,
    name: '20261124_234000_login_notices',
  },
  {
    up: migration_20261125_011456_version_authors.up,
    down: migration_20261125_011456_version_authors.down,
    name: '20261125_011456_version_authors',
  },
  {
    up: migration_20261125_011500_feed_keys.up,
    down: migration_20261125_011500_feed_keys.down,
    name: '20261125_011500_feed_keys',
  },
  {
    up: migration_20261125_012706_rebase_texts.up,
    down: migration_20261125_012706_rebase_texts.down,
    name: '20261125_012706_rebase_texts',
  },
  {
    up: migration_20261125_013000_translation_index.up,
    down: migration_20261125_013000_translation_index.down,
    name: '20261125_013000_translation_index',
  },
  {
    up: migration_20261125_013558_staff_access.up,
    down: migration_20261125_013558_staff_access.down,
    name: '20261125_013558_staff_access',
  },
  {
    up: migration_20261125_020000_desk_list.up,
    down: migration_20261125_020000_desk_list.down,
    name: '20261125_020000_desk_list',
  },
  {
    up: migration_20261125_020000_desk_names.up,
    down: migration_20261125_020000_desk_names.down,
    name: '20261125_020000_desk_names',
  },
  {
    up: migration_20261125_020832_desk_address.up,
    down: migration_20261125_020832_desk_address.down,
    name: '20261125_020832_desk_address',
  },
  {
    up: migration_20261125_021838_owner_notices.up,
    down: migration_20261125_021838_owner_notices.down,
    name: '20261125_021838_owner_notices',
  },
  {
    up: migration_20261125_195000_owner_seen.up,
    down: migration_20261125_195000_owner_seen.down,
    name: '20261125_195000_owner_seen',
  },
  {
    up: migration_20261125_232821_privacy.up,
    down: migration_20261125_232821_privacy.down,
    name: '20261125_232821_privacy',
  },
  {
    up: migration_20261127_013000_waiting_drafts.up,
    down: migration_20261127_013000_waiting_drafts.down,
    name: '20261127_013000_waiting_drafts',
  },
  {
    up: migration_20261129_212500_desk_count.up,
    down: migration_20261129_212500_desk_count.down,
    name: '20261129_212500_desk_count',
  },
  {
    up: migration_20261129_233000_desk_counts_by_state.up,
    down: migration_20261129_233000_desk_counts_by_state.down,
    name: '20261129_233000_desk_counts_by_state',
  },
]
