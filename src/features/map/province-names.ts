import type { GeoPoint } from '@/domain/places/location'

/** Where the names of the provinces stand; in the middle of each, by Natural Earth. */
export const provincePoints = {
  antwerpen: { lat: 51.25, lng: 4.72 },
  limburg: { lat: 50.99, lng: 5.41 },
  eastFlanders: { lat: 50.97, lng: 3.83 },
  flemishBrabant: { lat: 50.89, lng: 4.82 },
  westFlanders: { lat: 51.03, lng: 3.02 },
  walloonBrabant: { lat: 50.66, lng: 4.58 },
  hainaut: { lat: 50.52, lng: 3.89 },
  liege: { lat: 50.54, lng: 5.75 },
  luxembourg: { lat: 49.96, lng: 5.5 },
  namur: { lat: 50.28, lng: 4.84 },
  brussels: { lat: 50.84, lng: 4.37 },
} as const satisfies Record<string, GeoPoint>

export type ProvinceKey = keyof typeof provincePoints

export const provinceKeys = Object.keys(provincePoints).filter((key): key is ProvinceKey =>
  Object.hasOwn(provincePoints, key),
)
