/** What runs under `bun run dev`, and with which settings. */
import { join } from 'node:path'
import { dataDir, ROOT } from '../database.ts'
import { freePort } from '../postgres.ts'
import { tool } from '../tool.ts'
import type { Targets } from './front.ts'
import type { PartOptions } from './part.ts'
import { pushSettings } from './push-keys.ts'

/** Finds ports for the parts and describes each of them: the API and the pictures of a database, which may come later. */
export async function describeParts(origin: string) {
  const [api, site, admin, pictures] = [await anyPort(), await anyPort(), await anyPort(), await anyPort()]
  const targets: Targets = { api: address(api), site: address(site), admin: address(admin) }
  const shared = {
    ...process.env,
    NODE_ENV: 'development',
    DATA_DIR: dataDir(),
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: origin,
    // Where the site asks while it renders a page.
    API_URL: targets.api,
    TRUST_PROXY: '1',
    ...(await pushSettings(process.env, dataDir())),
  }
  const part = (name: PartOptions['name'], port: number, cwd: string, probe: string, command: string[]) =>
    ({ name, command, cwd: join(ROOT, cwd), env: { ...shared, PORT: String(port) }, probe }) satisfies PartOptions
  const listen = (port: number) => ['--host', '127.0.0.1', '--port', String(port)]
  const sketches = process.argv.includes('--sketches') ? ['--sketches'] : []
  const own = (script: string, ...flags: string[]) => [process.execPath, join(ROOT, script), ...flags]
  const over = (databaseUrl: string, options: PartOptions) => ({
    ...options,
    env: { ...options.env, DATABASE_URL: databaseUrl, IMAGES_ORIGIN: process.env.IMAGES_ORIGIN || address(pictures) },
  })
  // --ignore-lock: a second copy may run from the same clone with its own PORT and DATA_DIR.
  const astro = tool('astro', 'dev', '--ignore-lock', ...listen(site))
  const vite = tool('vite', '--base', '/admin/', '--strictPort', ...listen(admin))
  return {
    targets,
    api: (databaseUrl: string) =>
      over(databaseUrl, part('api', api, '.', `${targets.api}/api/health`, own('api/src/server.ts'))),
    /** Draws what the demo island shows when the API first asks for it. */
    pictures: (databaseUrl: string) =>
      over(
        databaseUrl,
        part('pictures', pictures, '.', address(pictures), own('scripts/dev/pictures.ts', ...sketches)),
      ),
    site: part('site', site, 'site', `${targets.site}/favicon.ico`, astro),
    // Its page asks the API, which may not be up yet: the first browser would be shown that failure over the sign-in.
    admin: part('admin', admin, 'admin', `${targets.admin}/admin/@vite/client`, vite),
    sources: [join(ROOT, 'api/src'), join(ROOT, 'shared/src')],
  }
}

function address(port: number) {
  return `http://127.0.0.1:${port}`
}

async function anyPort() {
  const found = await freePort(0)
  if (found === undefined) throw new Error('No free port on 127.0.0.1.')
  return found
}
