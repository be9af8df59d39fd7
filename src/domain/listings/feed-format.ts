/** The formats that listings come in. */
export const feedFormats = ['json', 'csv', 'kyero', 'openImmo', 'omnicasa', 'whise'] as const

export type FeedFormat = (typeof feedFormats)[number]
