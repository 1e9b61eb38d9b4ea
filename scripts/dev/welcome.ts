/** What `bun run dev` says when everything works. */
import { ADMIN, BUSINESS_USERS, CUSTOMERS } from '../demo/island/people.ts'
import { DEMO_PASSWORD } from '../demo/people.ts'

/** Prints the addresses and, for the demo data, who can sign in; `passed` is how long it took. */
export function printWelcome(origin: string, isDemo: boolean, passed: string) {
  const addresses = [
    line('Сайт', `${origin}/eda`),
    line('Кабинет', `${origin}/admin`),
    line('API', `${origin}/api/docs`),
    line('Коды из SMS', `${origin}/api/dev/outbox`),
  ]
  console.log(['', `  Всё работает, ${passed}`, '', ...addresses, '', ...(isDemo ? logins() : [])].join('\n'))
}

function logins() {
  const owner = BUSINESS_USERS.find((person) => person.role === 'owner')
  const manager = BUSINESS_USERS.find((person) => person.role === 'manager')
  const customer = CUSTOMERS[0]
  return [
    line('Покупатель', `любой номер, например +${customer?.phone}; код — в «Кодах из SMS»`),
    line('Владелец', `${owner?.email} · ${DEMO_PASSWORD}`),
    line('Менеджер', `${manager?.email} · ${DEMO_PASSWORD}`),
    line('Администратор', `${ADMIN.email} · ${DEMO_PASSWORD}`),
    '',
  ]
}

function line(name: string, value: string) {
  return `    ${name.padEnd(16)}${value}`
}
