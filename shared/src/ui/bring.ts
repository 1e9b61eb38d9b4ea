/** Where those modules are that did not come, by what loads them. */
const failed = new WeakMap<() => Promise<unknown>, string>()

/**
 * Loads a module that whoever waits for it may ask for again. A browser remembers that a module did not come and asks no
 * more for it by the same address (Chromium 150 does), so it is asked for by another one.
 * @param load the same function each time
 */
export async function bring<Module>(load: () => Promise<Module>): Promise<Module> {
  const url = failed.get(load)
  try {
    return await (url === undefined ? load() : import(/* @vite-ignore */ `${url}?again=${Date.now()}`))
  } catch (problem) {
    const [address] = /https?:[^\s?]+\.js/.exec(String(problem)) ?? []
    if (address) failed.set(load, address)
    throw problem
  }
}
