/** Longest address that a mail server accepts, in characters (RFC 5321). */
export const emailMaxCharacters = 254
