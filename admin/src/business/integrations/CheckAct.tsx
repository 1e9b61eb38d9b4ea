import { Button } from '@ostrov/shared/ui/Button'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import type { UseMutationResult } from '@tanstack/react-query'
import { PlugZap } from 'lucide-react'
import type { ReactNode } from 'react'

type Props<Check> = {
  check: UseMutationResult<Check, Error, void>
  busyLabel: string
  children: (check: Check) => ReactNode
}

/** «Проверить», and below it what came of it. */
export function CheckAct<Check>({ check, busyLabel, children }: Props<Check>) {
  return (
    <>
      <div>
        <Button busy={check.isPending} busyLabel={busyLabel} onClick={() => check.mutate()}>
          <PlugZap size={20} aria-hidden="true" />
          Проверить
        </Button>
      </div>
      <div role="status">
        {check.error && <p>{sentenceOf(check.error)}</p>}
        {check.data !== undefined && !check.isPending && children(check.data)}
      </div>
    </>
  )
}
