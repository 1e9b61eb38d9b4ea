import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** Where the server's code keeps what `passFacades` finds. */
const FACADES = '@@ISLAND_FACADES@@'

const FACADE = /^export\{([^{}]+)\}from"\.\/([\w.-]+\.js)";?\s*$/
const ASSETS = '/assets/'

/**
 * An island whose code travels in a part with others is left a file that only hands its name on. A page names the part
 * itself instead: one request less for each island, and a file nobody asks for any more.
 */
export async function passFacades({ client, server }: { client: URL; server: URL }): Promise<void> {
  const folder = fileURLToPath(new URL(`.${ASSETS}`, client))
  const scripts = new Map<string, string>()
  for (const name of await readdir(folder)) {
    if (name.endsWith('.js')) scripts.set(name, await readFile(`${folder}/${name}`, 'utf8'))
  }
  const facades = [...scripts].map(([name, text]) => ({ name, ways: waysOf(name, text) })).filter(({ ways }) => ways)
  const known = facades.map(({ ways }) => ways).join(';')
  for (const file of await readdir(fileURLToPath(server), { recursive: true })) {
    if (!file.endsWith('.mjs')) continue
    const path = `${fileURLToPath(server)}/${file}`
    const text = await readFile(path, 'utf8')
    if (text.includes(FACADES))
      await writeFile(
        path,
        text.replaceAll(FACADES, () => known),
      )
  }
  const all = [...scripts.values()].join()
  for (const { name } of facades) if (!all.includes(name)) await rm(`${folder}/${name}`)
}

/** What a file hands on, as `address name=address name` for each; empty when it does anything else. */
export function waysOf(name: string, text: string): string {
  const [, names = '', from] = FACADE.exec(text) ?? []
  if (!from) return ''
  return names
    .split(',')
    .map((pair) => {
      const [inner = '', outer = inner] = pair.trim().split(' as ')
      return `${ASSETS}${name} ${outer}=${ASSETS}${from} ${inner}`
    })
    .join(';')
}

/** The framework's code that writes an island's address, with the ways past facades: where it is, what of it, and how it is written here. */
export const ISLAND_ADDRESS = [
  'astro/dist/runtime/server/hydration.js',
  /(async function generateHydrateScript[\s\S]*?)island\.props\["component-export"\] = componentExport\.value;/,
  `const ways = new Map("${FACADES}".split(";").map((way) => way.split("=")));
$1const [part, name] = ways.get(island.props["component-url"] + " " + componentExport.value)?.split(" ") ?? [];
    island.props["component-url"] = part ?? island.props["component-url"];
    island.props["component-export"] = name ?? componentExport.value;`,
]
