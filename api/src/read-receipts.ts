import type { SettingsReader } from './settings-reader'

export const TAXATIONS = ['osn', 'usn_income', 'usn_income_outcome', 'esn', 'patent'] as const
/** The rates of VAT, as the bank calls them. */
export const VAT_RATES = [
  ...(['none', 'vat0', 'vat5', 'vat7', 'vat10', 'vat20', 'vat22'] as const),
  ...(['vat105', 'vat107', 'vat110', 'vat120', 'vat122'] as const),
] as const
/** The kinds of agency for which the bank asks no more than who the supplier is. */
export const AGENT_SIGNS = ['another', 'commission_agent', 'attorney'] as const

/** Receipts of 54-FZ that the bank's till prints; null: none are asked for. */
export function readReceipts(reader: SettingsReader) {
  const taxation = reader.choice('RECEIPT_TAXATION', ['off', ...TAXATIONS], 'off')
  const vat = reader.choice('RECEIPT_VAT', ['off', ...VAT_RATES], 'off')
  const agentSign = reader.choice('RECEIPT_AGENT_SIGN', ['off', ...AGENT_SIGNS], 'off')
  const ffd = reader.choice('RECEIPT_FFD', ['1.05', '1.2'], '1.05')
  if (taxation === 'off' && vat === 'off' && agentSign === 'off') return null
  if (taxation === 'off' || vat === 'off' || agentSign === 'off') {
    reader.complain(
      'RECEIPT_TAXATION, RECEIPT_VAT and RECEIPT_AGENT_SIGN belong together: a receipt lacks none of them. Set all or none.',
    )
    return null
  }
  return { taxation, vat, agentSign, ffd }
}
