import { openToAll } from './open-to-all'

/**
 * Writes an alert for everybody whose wish a home fulfils; says what `matchWish` says. The places
 * come first: one index leads from the home's postcode, and from "anywhere", to the few wishes that
 * the rest of the conditions then look at.
 */
const wishCondition = `
  w.places && array[h.country_id || '-' || h.zip, '*']
  and w.until >= $2::date
  and (w.goal = 'rent') = (h.goal <> 'sale')
  and (w.type_ids = '{}' or w.type_ids && h.type_ids)
  and (not w.has_budget
    or (h.price is null and w.takes_on_request)
    or (h.price >= coalesce(w.price_low, h.price) and h.price <= coalesce(w.price_high, h.price)))
  and (w.min_bedrooms is null or h.bedrooms >= w.min_bedrooms)
  and (w.min_bathrooms is null or h.bathrooms >= w.min_bathrooms)
  and (w.min_area is null or h.area >= w.min_area)
  and w.features <@ h.features
  and (w.lats is null or (
    h.lat between w.south and w.north and h.lng between w.west and w.east
    and matching.is_in_ring(h.lat, h.lng, w.lats, w.lngs)))`

/**
 * What all languages of a home share, read off its first row; a price that differs by language
 * does not exist. Only what everybody may have.
 */
const openHome = `
  select * from rm.listings home where property_id = $1 and ${openToAll('home')}
  order by locale limit 1`

/** Whether a home is one that alerts are sent about: `$1` the property. One row, or none. */
export const openHomeStatement = `select true as "isOpen" from (${openHome}) open_home`

/** The demands that a home fulfils on a day: `$1` the property, `$2` the Belgian day. */
export const matchStatement = `
  with h as materialized (${openHome})
  select w.demand_id as "demandId" from h join matching.wishes w on ${wishCondition}
  order by w.demand_id`

/**
 * Notes whom to tell: `$1` the property, `$2` the day, `$3` the version, `$4` the kind of news, `$5`
 * and `$6` the old and the new price, `$7` whether also those are told who were told before.
 */
export const alertStatement = `
  with h as materialized (${openHome})
  insert into matching.alerts (demand_id, property_id, version, kind, old_price, new_price)
  select w.demand_id, $1::int, $3::int, $4, $5::numeric, $6::numeric
  from h join matching.wishes w on ${wishCondition}
  where $7::boolean or not exists (
    select from matching.alerts told where told.demand_id = w.demand_id and told.property_id = $1)
  on conflict do nothing`
