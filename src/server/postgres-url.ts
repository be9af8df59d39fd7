/** Whether a text is the address of a Postgres database that both the driver and a browser's parser take. */
export function isPostgresUrl(text: string): boolean {
  if (!/^postgres(ql)?:\/\/\S+$/.test(text) || !URL.canParse(text)) return false
  const { username, password, pathname } = new URL(text)
  // A bare percent sign in a password breaks the driver later, with a message about nothing.
  return [username, password, pathname].every((part) => !/%(?![0-9a-f]{2})/i.test(part))
}
