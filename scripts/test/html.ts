/**
 * Gives every page of the built product to the Nu HTML checker: what the server answers to a guest and to a signed-in
 * person, and what browsers made of it at every screen of the journeys. Ends with 1 when it finds an error.
 */
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../database.ts'
import { findJava } from '../java.ts'
import { startProduct } from '../product-server.ts'
import { cloneTemplate } from './databases.ts'
import { htmlPages } from './html-pages.ts'

type Message = { url: string; message: string; extract?: string }

const CHECKER = join(ROOT, 'node_modules/vnu-jar/build/dist/vnu.jar')
// The checker's CSS part has not heard of size containers, their units and animations driven by the scroll, which browsers have:
// these messages, to the letter, say so and nothing else.
const UNKNOWN_TO_THE_CHECKER = new Set([
  "CSS: “container-type”: Property “container-type” doesn't exist.",
  "CSS: “animation-timeline”: Property “animation-timeline” doesn't exist.",
  "CSS: “animation-range”: Property “animation-range” doesn't exist.",
  'CSS: Unrecognized at-rule “@container”',
  'CSS: “--fits”: Parse Error.',
])

const { TEST_DATABASE_URL: admin, TEST_DEMO_TEMPLATE: template, DATA_DIR, MARKUP_DIR } = process.env
if (!admin || !template || !DATA_DIR || !MARKUP_DIR) throw new Error('This is a step of `bun run test`.')

const java = findJava()
await keepPages(MARKUP_DIR)
const found = await check(MARKUP_DIR)
for (const [what, pages] of Object.entries(Object.groupBy(found, wordsOf))) {
  const names = pages?.map(({ url }) => url.split('/').at(-1)) ?? []
  console.log(`${what}\n    on ${names.length}: ${names.slice(0, 5).join(', ')}`)
}
await rm(MARKUP_DIR, { recursive: true })
process.exitCode = found.length > 0 ? 1 : 0

async function keepPages(folder: string) {
  await mkdir(folder, { recursive: true })
  const databaseUrl = await cloneTemplate(String(admin), String(template), 'html')
  const product = await startProduct({ databaseUrl, env: { DATA_DIR: String(DATA_DIR) } })
  try {
    for (const { name, html } of await htmlPages(product.url)) await Bun.write(join(folder, `${name}.html`), html)
  } finally {
    await product.stop()
  }
}

async function check(folder: string): Promise<Message[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.html')).map((file) => join(folder, file))
  console.log(`${files.length} pages`)
  for (const file of files) await Bun.write(file, withoutParts(await Bun.file(file).text()))
  const checker = Bun.spawn(
    [java, '-jar', CHECKER, '--stdout', '--errors-only', '--exit-zero-always', '--format', 'json', ...files],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const { messages }: { messages: Message[] } = JSON.parse(await new Response(checker.stdout).text())
  return messages.filter(({ message }) => !UNKNOWN_TO_THE_CHECKER.has(message))
}

/** The checker stumbles over rules for parts of custom elements, which browsers have; all else of the page is checked. */
function withoutParts(html: string) {
  return html.replace(/(<style[^>]*>)([\s\S]*?)<\/style>/g, (_, opening: string, css: string) => {
    return `${opening}${css.replace(/[^{}]*::part\([^{}]*\{[^{}]*\}/g, '')}</style>`
  })
}

function wordsOf({ message, extract = '' }: Message) {
  return `${message} «${extract.replace(/\s+/g, ' ')}»`
}
