/** E-mail addresses are kept in lower case. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase()
}
