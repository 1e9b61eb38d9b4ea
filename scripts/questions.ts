/** Questions on the terminal. */
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Asks for one line. */
export async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await lines.question(question)).trim()
  } finally {
    lines.close()
  }
}

/** Asks for one line without showing what is typed. */
export async function askSecret(question: string): Promise<string> {
  if (!process.stdin.isTTY) return ask(question)
  process.stdout.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true })
  try {
    return await lines.question('')
  } finally {
    lines.close()
    process.stdout.write('\n')
  }
}
