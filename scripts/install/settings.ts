/** The settings of an installation. `deploy/example.env` is their one list; answers and the written file have no others. */

export type Values = Record<string, string>

/** What the installer alone needs to know; none of it is kept among the settings. */
export const ONCE = ['ADMIN_EMAIL', 'ADMIN_NAME', 'ADMIN_PASSWORD', 'BACKUP_KEY'] as const

/** What the installer writes by itself, beside the list. `RELEASES` is the git repository that `ostrov upgrade` asks for versions. */
export const OWN = ['DATABASE_URL', 'PUBLIC_ORIGIN', 'RELEASES'] as const

/** Doors to the outside, each with the key without which it stays off. */
export const DOORS: Values = {
  PAYMENTS: 'TBANK_TERMINAL_KEY',
  SMS_PROVIDER: 'SMSRU_API_ID',
  MAIL: 'SMTP_URL',
}

/** Compose makes its own server by it. */
const FOREIGN = ['POSTGRES_PASSWORD']

/** What an installation makes anew only once. */
export type Made = Record<'SESSION_SECRET' | 'SECRETS_KEY' | 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY', string>

/** Settings of the list with the values that it gives; a line that is commented out gives none. */
export function listed(example: string): Values {
  const lines = example.split('\n').flatMap((line) => {
    const [, hidden, name, value = ''] = /^(# )?([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? []
    return name === undefined ? [] : [[name, hidden ? '' : value] as const]
  })
  return Object.fromEntries(lines)
}

/** A file of `NAME=value` lines, as systemd and compose read them. */
export function readValues(text: string): Values {
  const lines = text.split('\n').flatMap((line) => {
    const [, name, value = ''] = /^([A-Z][A-Z0-9_]*)=(.*)$/.exec(line.trim()) ?? []
    return name === undefined ? [] : [[name, unquoted(value)] as const]
  })
  return Object.fromEntries(lines)
}

function unquoted(value: string) {
  return /^".*"$/.test(value) ? value.slice(1, -1).replace(/\\(["\\])/g, '$1') : value
}

/** The lines of a settings file. Throws where a value has more than one line. */
export function writeValues(values: Values): string {
  const lines = Object.entries(values).map(([name, value]) => {
    if (/[\n\r\0]/.test(value)) throw new Error(`${name} must be one line.`)
    const isPlain = /^[\w.,:;/@+=?&%-]*$/.test(value)
    return `${name}=${isPlain ? value : `"${value.replace(/["\\]/g, '\\$&')}"`}`
  })
  return `${lines.join('\n')}\n`
}

/** Names in an answers file that no setting has, each in a sentence. */
export function unknownAnswers(example: string, answers: Values): string[] {
  const known = [...Object.keys(listed(example)), ...ONCE, ...OWN]
  return Object.keys(answers)
    .filter((name) => !known.includes(name))
    .map((name) => `${name} is no setting: deploy/example.env has the list.`)
}

/**
 * What the installation runs with. Answers win over what it had, this over what is made and what the list gives; a door
 * without its key is off. What it had and the list lacks stays: a newer release, or somebody's hand, may have brought it.
 */
export function settle(example: string, given: { domain: string; answers: Values; kept: Values; made: Made }): Values {
  const { domain, answers, kept, made } = given
  const ours = Object.keys(listed(example)).filter((name) => !FOREIGN.includes(name))
  const names = new Set([...ours, ...OWN, ...Object.keys(kept)])
  const defaults: Values = { ...listed(example), PUBLIC_ORIGIN: `https://${domain}`, ...made }
  const value = (name: string) => answers[name] || kept[name] || defaults[name] || ''
  const all: Values = Object.fromEntries([...names].map((name) => [name, value(name)]))
  Object.assign(all, { DOMAIN: domain, PUBLIC_ORIGIN: `https://${domain}` })
  if (all.VAPID_SUBJECT === 'mailto:') all.VAPID_SUBJECT = `mailto:${all.SUPPORT_EMAIL}`
  for (const [door, key] of Object.entries(DOORS)) {
    if (!all[key]) all[door] = 'off'
    // A key that comes later opens what was off for the want of it.
    else if (answers[key] && !answers[door] && all[door] === 'off') all[door] = defaults[door] ?? ''
  }
  return Object.fromEntries(Object.entries(all).filter(([, one]) => one !== ''))
}
