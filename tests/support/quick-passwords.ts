import crypto from 'node:crypto'

/**
 * The framework spends a fifth of a second on each password, on purpose, and tests make and try
 * hundreds. Here its rounds are a hundredth, for every password alike; nothing else that is computed
 * in rounds changes.
 */
const passwordRounds = 600_000
const quickRounds = passwordRounds / 100

const { pbkdf2 } = crypto
crypto.pbkdf2 = (password, salt, rounds, length, digest, done) =>
  pbkdf2(password, salt, rounds === passwordRounds ? quickRounds : rounds, length, digest, done)
