/** What `bun run dev` says when everything works. */

/** Prints the addresses and who can sign in. */
export function printWelcome(origin: string) {
  console.log(`
  Остров работает

    Сайт          ${origin}/eda
    Кабинет       ${origin}/admin
    API           ${origin}/api/docs
    Коды из SMS   ${origin}/api/dev/outbox
`)
}
