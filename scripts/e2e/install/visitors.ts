/** Visitors of the installation that is tried. */
import { get } from 'node:https'

/** Five people who each ask for one page after another, until `end()`. */
export function begin(domain: string) {
  const failed: string[] = []
  let [asked, longest, ended] = [0, 0, false]
  const person = async (number: number) => {
    const paths = ['/', '/eda', '/cars', '/api/cities', '/admin/']
    for (let turn = number; !ended; turn += 1) {
      const path = paths[turn % paths.length] ?? '/'
      const since = performance.now()
      const outcome = await statusOf(domain, path)
      asked += 1
      longest = Math.max(longest, Math.round(performance.now() - since))
      if (outcome !== '200') failed.push(`${path}: ${outcome}`)
      await Bun.sleep(100)
    }
  }
  const people = [0, 1, 2, 3, 4].map(person)
  return {
    async end() {
      ended = true
      await Promise.all(people)
      return { asked, failed, longest }
    },
  }
}

/** What the proxy answers with, as to a browser that knows the domain; or why it does not. */
function statusOf(domain: string, path: string) {
  const { promise, resolve } = Promise.withResolvers<string>()
  const to = { host: '127.0.0.1', servername: domain, headers: { Host: domain }, rejectUnauthorized: false }
  const request = get({ ...to, path, agent: false }, (answer) => {
    answer.on('end', () => resolve(String(answer.statusCode)))
    answer.on('error', (error) => resolve(error.message))
    answer.resume()
  })
  request.on('error', (error) => resolve(error.message))
  return promise
}
