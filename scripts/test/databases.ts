/** The databases of a test run: one migrated template, one with the demo data, and clones of them. */
import { Client, escapeIdentifier } from 'pg'
import { migrate } from '../../api/src/db/migrate.ts'
import { seedDemo } from '../seed-demo.ts'

/** Makes an empty, migrated database to clone from. */
export async function makeTemplate(admin: string, name: string) {
  await create(admin, name)
  await migrate(databaseUrl(admin, name))
}

/** Makes a copy of the template with the demo data, for journeys; its pictures go to `dataDir`, whole where screens are kept. */
export async function makeDemoTemplate(admin: string, template: string, name: string, dataDir: string) {
  await create(admin, name, template)
  await seedDemo(databaseUrl(admin, name), dataDir, ...(process.env.SHOTS_DIR ? [] : ['--sketches' as const]))
}

/** Clones a template and returns the clone's address. Nobody may be connected to the template. */
export async function cloneTemplate(admin: string, template: string, name: string) {
  await create(admin, name, template)
  return databaseUrl(admin, name)
}

/** The address of another database of the same server. */
export function databaseUrl(admin: string, name: string) {
  const url = new URL(admin)
  url.pathname = `/${encodeURIComponent(name)}`
  return url.href
}

/** A copy is made of files: page by page through the log, PostgreSQL's usual way, takes three times the work. */
async function create(admin: string, name: string, template?: string) {
  const client = new Client({ connectionString: admin })
  await client.connect()
  const source = template === undefined ? '' : ` template ${escapeIdentifier(template)} strategy file_copy`
  try {
    await client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`)
    await client.query(`create database ${escapeIdentifier(name)}${source}`)
  } finally {
    await client.end()
  }
}

/** What one statement answers, by a connection of its own. */
export async function asked(url: string, text: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}
