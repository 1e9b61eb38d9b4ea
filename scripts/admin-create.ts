/**
 * `bun run admin:create`: the first administrator of a real installation. Asks for what is missing from the flags
 * --email, --name and from ADMIN_PASSWORD (a password among arguments would show in the list of processes).
 */
import { parseArgs } from 'node:util'
import { migrate } from '../api/src/db/migrate.ts'
import { createOrm } from '../api/src/db/orm.ts'
import { createAdmin } from '../api/src/modules/staff/create-admin.ts'
import { openDatabase } from './database.ts'
import { ask, askSecret } from './questions.ts'

const MIN_PASSWORD = 12

const HELP = `bun run admin:create [--email E-MAIL] [--name NAME]

Writes the first administrator; what is missing is asked for. The password is asked for too, or taken from ADMIN_PASSWORD.
An e-mail that has an administrator gives this one the new name and password.`

try {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, name: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help) {
    console.log(HELP)
    process.exit()
  }
  const email = values.email ?? (await ask('E-mail: '))
  const name = values.name ?? (await ask('Имя: '))
  const password = process.env.ADMIN_PASSWORD ?? (await askSecret('Пароль: '))
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new Error(`«${email}» не похоже на адрес почты.`)
  if (name.trim() === '') throw new Error('Имя не может быть пустым.')
  if (password.length < MIN_PASSWORD) throw new Error(`Пароль должен быть не короче ${MIN_PASSWORD} символов.`)
  const isNew = await create({ email, name: name.trim(), password })
  console.log(isNew ? `Администратор ${email} создан.` : `Администратор ${email} уже был: имя и пароль заменены.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function create(admin: { email: string; name: string; password: string }) {
  const database = await openDatabase()
  try {
    await migrate(database.url)
    const orm = createOrm(database.url)
    try {
      return await createAdmin(orm.em.fork(), admin)
    } finally {
      await orm.close(true)
    }
  } finally {
    await database.stop()
  }
}
