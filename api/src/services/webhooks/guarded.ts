import { lookup as lookUp } from 'node:dns'
import { type ClientRequest, request as overHttp, type RequestOptions } from 'node:http'
import { request as overHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isInside, isLoopback } from './inside'

/** The code of an error: the name leads to an inside address. */
export const INSIDE = 'EINSIDE'

type Guard = {
  /** This machine may be asked, by plain http too. */
  loopback: boolean
  /** Others may be asked by plain http, too. */
  plain?: boolean
  lookup?: typeof lookUp
  ca?: string
}

/**
 * A request to an address that a stranger names, to be opened; null where it may not be asked. Where a name leads is judged by the
 * very answer that the connection is then made to: one that changes its mind meanwhile gains nothing.
 */
export function guardedRequest(url: string, sent: RequestOptions, guard: Guard): (() => ClientRequest) | null {
  const { loopback, plain = false, lookup = lookUp, ca } = guard
  const isRefused = (address: string) => isInside(address) && !(loopback && isLoopback(address))
  const target = URL.parse(url)
  const host = target?.hostname.replace(/^\[|\]$/g, '') ?? ''
  const isPlain = target?.protocol === 'http:' && (plain || (loopback && (host === 'localhost' || isLoopback(host))))
  if (!target || !(target.protocol === 'https:' || isPlain)) return null
  // Of an address that is numbers already nobody is asked.
  if (isIP(host) !== 0 && isRefused(host)) return null
  const options = { ...sent, agent: false, lookup: guarded(lookup, isRefused) }
  return () =>
    target.protocol === 'https:' ? overHttps(target, { ...options, ...(ca && { ca }) }) : overHttp(target, options)
}

/** What a hostname stands for, all of which must be outside. */
const guarded =
  (lookup: typeof lookUp, isRefused: (address: string) => boolean): LookupFunction =>
  (hostname, { all: wantsAll }, done) => {
    lookup(hostname, { all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return done(error ?? Object.assign(new Error('No address'), { code: 'ENOTFOUND' }), '', 4)
      if (addresses.some(({ address }) => isRefused(address)))
        return done(Object.assign(new Error('An inside address'), { code: INSIDE }), '', 4)
      if (wantsAll) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }
