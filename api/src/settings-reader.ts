import { isNetwork } from './networks'

/** The environment as the operating system hands it over. */
export type Env = Readonly<Record<string, string | undefined>>

export type Limit = { points: number; seconds: number }
/** Degrees. */
export type Bounds = { south: number; west: number; north: number; east: number }

/**
 * Reads settings one by one and collects every complaint, so that a person who starts the product
 * sees all that is wrong at once and not one sentence per attempt.
 * A reader always returns a usable value: after a complaint it is the fallback, and the start is refused anyway.
 */
export class SettingsReader {
  readonly problems: string[] = []

  constructor(private readonly env: Env) {}

  complain(sentence: string) {
    this.problems.push(sentence)
  }

  /** The value without surrounding blanks; an empty one counts as not set. */
  raw(name: string) {
    return this.env[name]?.trim() || undefined
  }

  text(name: string, fallback: string) {
    return this.raw(name) ?? fallback
  }

  required(name: string, why: string) {
    const value = this.raw(name)
    if (value === undefined) this.complain(`${name} is not set: ${why}.`)
    return value ?? ''
  }

  /** Complains about each of the settings that is missing. */
  need(names: readonly string[], why: string) {
    for (const name of names) this.required(name, why)
  }

  choice<const T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const value = this.raw(name)
    if (value === undefined) return fallback
    const found = allowed.find((one) => one === value)
    if (found === undefined) this.complain(`${name} is "${value}", but must be one of: ${allowed.join(', ')}.`)
    return found ?? fallback
  }

  integer(name: string, min: number, max: number, fallback: number) {
    const value = this.raw(name)
    if (value === undefined) return fallback
    const number = Number(value)
    if (Number.isInteger(number) && number >= min && number <= max) return number
    this.complain(`${name} is "${value}", but must be a whole number from ${min} to ${max}.`)
    return fallback
  }

  flag(name: string, fallback: boolean) {
    const value = this.raw(name)?.toLowerCase()
    if (value === undefined) return fallback
    if (value === 'on' || value === 'off') return value === 'on'
    this.complain(`${name} is "${value}", but must be on or off.`)
    return fallback
  }

  url(name: string, protocols: readonly string[], fallback: string) {
    const value = this.raw(name)
    if (value === undefined) return fallback
    if (hasProtocol(value, protocols)) return value
    // The value itself may hold a password, so it is not repeated.
    this.complain(`${name} is not an address that starts with ${protocols.map((one) => `${one}//`).join(' or ')}.`)
    return fallback
  }

  list(name: string) {
    return (this.raw(name) ?? '')
      .split(/[\s,]+/)
      .map((one) => one.trim())
      .filter(Boolean)
  }

  /** `"91.194.226.0/23, 2a02:5180::/32"`: networks of IPv4 and IPv6, or single addresses. */
  networks(name: string): readonly string[] {
    const networks = this.list(name)
    const wrong = networks.filter((one) => !isNetwork(one))
    if (wrong.length > 0)
      this.complain(
        `${name} holds "${wrong.join(', ')}", but each part must be a network like 91.194.226.0/23 or 2a02:5180::/32.`,
      )
    return networks
  }

  /** `"46.959,142.738"`: latitude, then longitude. */
  point(name: string, fallback: readonly [number, number]): readonly [number, number] {
    const value = this.raw(name)
    if (value === undefined) return fallback
    const [latitude, longitude, ...rest] = value.split(',').map(Number)
    if (isWithin(latitude, 90) && isWithin(longitude, 180) && rest.length === 0) return [latitude, longitude]
    this.complain(`${name} is "${value}", but must be "latitude,longitude", for example 46.959,142.738.`)
    return fallback
  }

  /** `"43.3,141.2,54.6,157.2"`: south, west, north, east. */
  bounds(name: string, fallback: Bounds): Bounds {
    const value = this.raw(name)
    if (value === undefined) return fallback
    const [south, west, north, east, ...rest] = value.split(',').map(Number)
    const isWhole = isWithin(south, 90) && isWithin(west, 180) && isWithin(north, 90) && isWithin(east, 180)
    if (isWhole && south < north && west < east && rest.length === 0) return { south, west, north, east }
    this.complain(`${name} is "${value}", but must be "south,west,north,east", for example 43.3,141.2,54.6,157.2.`)
    return fallback
  }

  /** `"sign_in=10/900, writes=120/60"`: points per seconds by name; what is not named keeps its fallback. */
  limits<K extends string>(name: string, fallback: Readonly<Record<K, Limit>>): Record<K, Limit> {
    const result: Record<K, Limit> = { ...fallback }
    for (const part of (this.raw(name) ?? '').split(/[\s,]+/).filter(Boolean)) {
      const match = /^([a-z_]+)=(\d{1,7})\/(\d{1,7})$/.exec(part)
      const key = Object.keys(fallback).find((one): one is K & string => one === match?.[1])
      const points = Number(match?.[2])
      const seconds = Number(match?.[3])
      if (key !== undefined && points > 0 && seconds > 0) result[key] = { points, seconds }
      else
        this.complain(
          `${name} holds "${part}", but each part must be name=points/seconds with a name of: ${Object.keys(fallback).join(', ')}.`,
        )
    }
    return result
  }
}

export function hasProtocol(value: string, protocols: readonly string[]) {
  const url = URL.parse(value)
  return url !== null && protocols.includes(url.protocol)
}

function isWithin(value: number | undefined, bound: number): value is number {
  return value !== undefined && Number.isFinite(value) && Math.abs(value) <= bound
}
