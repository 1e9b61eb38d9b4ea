import { claimTicketPath } from '@ostrov/shared/tickets/paths'
import type { Config } from '../../config'
import { type CodeSigner, codeSigner } from './gates/ticket-code'
import type { LinkTo } from './handing/held-tickets'
import { transferToken } from './handing/transfer-token'

/** How this installation signs the codes of tickets and makes the links by which they are handed over. */
export function waysOf({ secretsKey, origin }: Pick<Config, 'secretsKey' | 'origin'>): {
  sign: CodeSigner
  linkTo: LinkTo
} {
  return { sign: codeSigner(secretsKey), linkTo: (id) => origin + claimTicketPath(transferToken(secretsKey, id)) }
}
