import * as migration_20261121_080000_initial from './20261121_080000_initial'
import * as migration_20261121_081000_extensions from './20261121_081000_extensions'
import * as migration_20261121_090000_read_model from './20261121_090000_read_model'
import * as migration_20261121_090100_form_hits from './20261121_090100_form_hits'
import * as migration_20261122_110000_search_index from './20261122_110000_search_index'
import * as migration_20261122_140000_conditions_and_map_banner from './20261122_140000_conditions_and_map_banner'
import * as migration_20261122_215459_appointments from './20261122_215459_appointments'

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
    up: migration_20261122_215459_appointments.up,
    down: migration_20261122_215459_appointments.down,
    name: '20261122_215459_appointments',
  },
]
