/** For how long, in milliseconds, the page that thanks tells what was sent to who has just sent it. */
export const toldMs = 60 * 60 * 1000
