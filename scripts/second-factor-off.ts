/**
 * `bun run second-factor:off --email <mail>`: for somebody of the staff who lost the phone and the recovery codes. Be sure
 * of who asks before; the log and a letter to the person say that it was done.
 */
import { parseArgs } from 'node:util'
import { loadConfig } from '../api/src/config.ts'
import { createOrm } from '../api/src/db/orm.ts'
import { resetSecondFactor } from '../api/src/modules/sessions/second-factor/end-second-factor.ts'
import { openDatabase } from './database.ts'
import { ask } from './questions.ts'

try {
  const { values } = parseArgs({ options: { email: { type: 'string' } } })
  const email = values.email ?? (await ask('E-mail: '))
  const known = await reset(email)
  if (!known) throw new Error(`У «${email}» вход с\u00A0кодом не\u00A0включён.`)
  console.log(`Вход с\u00A0кодом выключен: ${email}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function reset(email: string) {
  const database = await openDatabase()
  const orm = createOrm(database.url)
  try {
    const config = loadConfig({ ...process.env, DATABASE_URL: database.url })
    return await resetSecondFactor(orm.em.fork(), config, { email, now: new Date() })
  } finally {
    await orm.close(true)
    await database.stop()
  }
}
