/** Where those modules are that did not come, by what loads them. */
const failed = new WeakMap<() => Promise<unknown>, string>()

/**
 * Loads a module that whoever waits for it may ask for again. A browser remembers that a module did not come and asks no
 * more for it by the same address (Chromium 150 does), so it is asked for by another one.
 * @param load the same function each time
 */
export function bring<Module>(load: () => Promise<Module>): Promise<Module> {
  const url = failed.get(load)
  const coming: Promise<Module> = url ? importAgain(url, load) : load()
  return coming.catch((problem) => {
    const [address] = /http\S+\.js/.exec(`${problem}`) ?? []
    if (address) failed.set(load, address)
    throw problem
  })
}

/** A build hands over one module of several that it keeps in one file by `import('./modals.js').then(e=>e.s)`. */
async function importAgain(url: string, load: () => unknown) {
  const file = await import(/* @vite-ignore */ `${url}?again=${Date.now()}`)
  return file[/=>\w+\.(\w+)\)/.exec(`${load}`)?.[1] ?? ''] ?? file
}
