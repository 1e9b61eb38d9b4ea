import { ask } from '@ostrov/shared/wire/answers'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useOwnAccount } from '../account/use-own-account'

const KEY = ['second-factor']

/** The second step of signing in of whoever works here, and how it is changed. */
export function useSecondFactor() {
  const { second_factor: door } = useOwnAccount()
  const client = useQueryClient()
  const state = useQuery({ queryKey: KEY, queryFn: () => ask(door.get()) })
  return {
    state,
    begin: (current: string) => ask(door.post({ current })),
    confirm: async (code: string) => (await ask(door.confirm.post({ code }))).recovery_codes,
    renew: async (proof: Proof) => (await ask(door.recovery_codes.post(proof))).recovery_codes,
    end: (proof: Proof) => ask(door.off.post(proof)),
    refresh: () => {
      void client.invalidateQueries({ queryKey: KEY })
      void client.invalidateQueries({ queryKey: ['own-sessions'] })
      // Who had to have it may go on.
      void client.invalidateQueries({ queryKey: ['administrator'] })
    },
  }
}

export type Proof = { current: string; code: string }
export type SecondFactorActs = ReturnType<typeof useSecondFactor>
