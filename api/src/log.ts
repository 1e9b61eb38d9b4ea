import pino, { type DestinationStream } from 'pino'
import type { Config } from './config'

/** What of an error may be written down; PostgreSQL's `detail`, `where` and the query hold pieces of people's data. */
const FACTS = [
  'code',
  'severity',
  'table',
  'column',
  'constraint',
  'routine',
  'statement',
  'status',
  'syscall',
] as const
const DEEPEST_CAUSE = 3

/** The process's own log: lines of JSON, with nothing of a person in them. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>, into?: DestinationStream) {
  const options = {
    level: logLevel,
    base: undefined,
    redact: ['req', 'res', '*.phone', '*.token'],
    serializers: { err: describeError },
  }
  return into ? pino(options, into) : pino(options)
}

function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  const known: Record<string, unknown> = Object.fromEntries(Object.entries(error))
  const message = safeMessage(error.message, known.code)
  return {
    type: error.name === 'error' ? 'DatabaseError' : error.name,
    message,
    stack: framesOf(error),
    ...Object.fromEntries(FACTS.flatMap((name) => (isPlain(known[name]) ? [[name, known[name]]] : []))),
    ...(error.cause !== undefined && depth < DEEPEST_CAUSE && { cause: describeError(error.cause, depth + 1) }),
  }
}

/** A database's message without what it quotes of the data; identifiers stay. */
function safeMessage(message: string, code: unknown) {
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) return message
  const [first = ''] = message.split('\n')
  // Class 22 complains of values, every other of names.
  return code.startsWith('22') ? first.replace(/"[^"]*"?/g, '"…"') : first.replace(/: ".*$/, '')
}

/** Where it happened, without the message, which the runtime puts before it. */
function framesOf({ stack = '' }: Error) {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}

function isPlain(value: unknown) {
  return typeof value === 'string' || typeof value === 'number'
}
