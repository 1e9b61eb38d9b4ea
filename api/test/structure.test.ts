import { expect, test } from 'bun:test'
import { basename, dirname, join, relative } from 'node:path'

const ROOT = join(import.meta.dir, '../..')
const DRAWERS = ['utils', 'helpers', 'common', 'types', 'constants']
const MAX_LINES = 250
const OWN_PATH = 'api/test/structure.test.ts'

type SourceFile = { path: string; text: string; imports: string[] }

const files = await readSources()
const inside = (folder: string) => files.filter(({ path }) => path.startsWith(folder))
// A migration is a record, written once.
const isMigration = (path: string) => path.startsWith('api/src/db/migrations/')
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.includes('/e2e/')

test('shared imports nothing of ours', () => {
  const wrong = inside('shared/src/').flatMap(({ path, imports }) =>
    imports
      .filter(
        (name) =>
          resolved(path, name).startsWith('.') ||
          /^(?:api|site|admin|scripts)\//.test(resolved(path, name)) ||
          name.startsWith('@ostrov/api'),
      )
      .map((name) => `${path} → ${name}`),
  )
  expect(wrong).toEqual([])
})

test('product code imports nothing of the demo', () => {
  const wrong = ['api/src/', 'shared/src/', 'site/src/', 'admin/src/']
    .flatMap(inside)
    .filter(({ path, text }) => !isTest(path) && /['"/]scripts\/demo\//.test(text))
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('the product loads no stand-in, but for the sandboxes of a server outside production', () => {
  const naming = inside('api/src/')
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, text, imports }) =>
      imports
        .filter((name) => resolved(path, name).startsWith('api/stand-ins/'))
        .map(
          (name) =>
            `${path}: ${text
              .split('\n')
              .find((line) => line.includes(name))
              ?.trim()}`,
        ),
    )
  const loading = "config.isProduction ? null : await (await import('../stand-ins/sandboxes'))"
  expect(naming).toEqual([expect.stringMatching(/^api\/src\/server\.ts: /)])
  expect(naming[0]).toContain(loading)
})

test('towns and houses come from the database: what is compiled in is read only to load it', () => {
  const region = 'api/src/modules/geo/region/'
  const loaders = [region, 'api/src/modules/geo/load-region']
  const wrong = inside('api/src/').filter(
    ({ path, imports }) =>
      !loaders.some((start) => path.startsWith(start)) &&
      imports.some((name) => resolved(path, name).startsWith(region)),
  )
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('rules in shared bring no validator to the browser', () => {
  const wrong = inside('shared/src/').filter(
    ({ path, imports }) =>
      !path.endsWith('schema.ts') &&
      !isTest(path) &&
      imports.some((name) => name === 'elysia' || /(?:^|\/)schema(?:\.ts)?$/.test(name)),
  )
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('site and admin import only types from the API, and never a schema', () => {
  const wrong = [...inside('site/src/'), ...inside('admin/src/')]
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter(
          (name) =>
            name.startsWith('@ostrov/api') ||
            /^@ostrov\/shared\/.*\/schema$/.test(name) ||
            name === 'elysia' ||
            resolved(path, name).startsWith('api/'),
        )
        .map((name) => `${path} → ${name}`),
    )
  expect(wrong).toEqual([])
})

test('no folder is a drawer', () => {
  const folders = new Set(files.map(({ path }) => dirname(path)))
  expect([...folders].filter((folder) => folder.split('/').some((part) => DRAWERS.includes(part)))).toEqual([])
})

test('no file is longer than 250 lines', () => {
  const long = files.filter(({ path, text }) => !isMigration(path) && text.trimEnd().split('\n').length > MAX_LINES)
  expect(long.map(({ path, text }) => `${path}: ${text.trimEnd().split('\n').length}`)).toEqual([])
})

const sheets = await Promise.all(
  [...new Bun.Glob('{site,admin,shared}/src/**/*.css').scanSync({ cwd: ROOT })].map(async (path) => ({
    path,
    text: await Bun.file(join(ROOT, path)).text(),
  })),
)

test('no style sheet is longer than 250 lines', () => {
  const lines = sheets.map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
  expect(lines.filter((sheet) => sheet.lines > MAX_LINES)).toEqual([])
})

test('a class that a style sheet is about stands on some page', () => {
  const texts = files.filter(({ path }) => !isTest(path)).map(({ text }) => text)
  const words = new Set(texts.flatMap((text) => text.match(/[A-Za-z_][\w-]*/g) ?? []))
  // `ui-chip--${tone}`: the page says the beginning.
  const begun = texts.flatMap((text) => [...text.matchAll(/([A-Za-z_][\w-]*-)\$\{/g)].map(([, start = '']) => start))
  const named = (name: string) => words.has(name) || begun.some((start) => name.startsWith(start))
  const idle = sheets.flatMap(({ path, text }) =>
    [...withoutBodies(text).matchAll(/\.([A-Za-z_][\w-]*)/g)]
      .map(([, name = '']) => name)
      // Those of libraries.
      .filter((name) => !/^(?:leaflet|ProseMirror)-/.test(name) && !named(name))
      .map((name) => `${path}: ${name}`),
  )
  expect(idle).toEqual([])
})

/** The selectors of a style sheet. */
function withoutBodies(text: string) {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\{[^{}]*\}/g, '{}')
}

test('files are named in kebab-case, components in PascalCase', () => {
  const wrong = files.filter(({ path }) => {
    const name = basename(path).replace(/(?:\.test|\.d|\.config)?\.[^.]+$/, '')
    // `bun run db make` writes its name into the file's.
    if (isMigration(path)) return !/^Migration\d+(?:_[a-z0-9_]+)?$/.test(name)
    // A page is named by its address.
    if (path.startsWith('site/src/pages/')) return false
    return (
      !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) &&
      !(/(?:\.tsx|\.astro|\.test\.ts)$/.test(path) && /^[A-Z][A-Za-z0-9]*$/.test(name))
    )
  })
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('no text of an attribute shows an escape as it is written', () => {
  const wrong = files.filter(
    ({ path, text }) => /\.(?:tsx|astro)$/.test(path) && /\s[\w-]+="[^"{}\n]*\\u[\da-f]{4}/i.test(text),
  )
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('only the settings and the demo island spell the name of the product', async () => {
  // The setting's own fallback, and what the demo's customers read.
  const named = ['api/src/read-config.ts', 'scripts/demo/']
  const glob = new Bun.Glob('{api,site,admin,shared,scripts}/**/*.{ts,tsx,astro,mjs,html,svg,css,md,json,webmanifest}')
  const paths = [...glob.scanSync({ cwd: ROOT })].filter(isOurs).filter((path) => !isTest(path) && path !== OWN_PATH)
  const wrong: string[] = []
  for (const path of paths.filter((one) => !named.some((start) => one.startsWith(start))))
    if (/Остров(?:а|у|ом|е)?(?![а-яё])/.test(await Bun.file(join(ROOT, path)).text())) wrong.push(path)
  expect(wrong).toEqual([])
})

test('nobody escapes from the types', () => {
  const escapes = /@ts-(?:ignore|expect-error|nocheck)|biome-ignore|eslint-disable/
  const loose = /\bas any\b|[:<|] ?any\b/
  const wrong = files.filter(
    ({ path, text }) => path !== OWN_PATH && (escapes.test(text) || loose.test(withoutComments(text))),
  )
  expect(wrong.map(({ path }) => path)).toEqual([])
})

function withoutComments(text: string) {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(?:^|\s)\/\/.*$/gm, '')
}

/** Values only: Bun's transpiler drops `import type` before it lists them. */
function importsOf(path: string, text: string): string[] {
  const code = path.endsWith('.astro') ? (/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '') : text
  return new Bun.Transpiler({ loader: path.endsWith('x') ? 'tsx' : 'ts' }).scanImports(code).map((one) => one.path)
}

function isOurs(path: string) {
  return !/(?:^|\/)(?:node_modules|dist|\.astro)\//.test(path)
}

async function readSources(): Promise<SourceFile[]> {
  const glob = new Bun.Glob('{api,site,admin,shared,scripts}/**/*.{ts,tsx,astro}')
  const paths = [...glob.scanSync({ cwd: ROOT })].filter(isOurs)
  return Promise.all(
    paths.sort().map(async (path) => {
      const text = await Bun.file(join(ROOT, path)).text()
      return { path, text, imports: importsOf(path, text) }
    }),
  )
}

/** An import as a path from the root; a package stays as it is written. */
function resolved(path: string, name: string) {
  return name.startsWith('.') ? relative(ROOT, join(ROOT, dirname(path), name)) : name
}
