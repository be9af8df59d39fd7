import type { Access } from 'payload'

/** Everybody, with or without an account. */
export const anyone: Access = () => true
