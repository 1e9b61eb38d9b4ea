import { quoted } from '@ostrov/shared/formats/quoted'
import type { ProductActivityInputWire } from '@ostrov/shared/menu/business-schema'
import { backOnSale, type Stop, saleState, stopWords } from '@ostrov/shared/menu/stops'
import { showToast } from '@ostrov/shared/ui/toasts'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation } from '@tanstack/react-query'
import { CircleCheck, CirclePause, Undo2 } from 'lucide-react'
import { useTold } from '../../clock'

/** Stops end at whole minutes. */
const PACE_MS = 10_000

type Props = {
  name: string
  stop: Stop
  send: (input: ProductActivityInputWire) => Promise<Stop>
  /** Opens the choice of how long it is stopped. */
  onOpen: () => void
}

/** Whether a dish, an option or a group is sold now; what is not comes back by one press. */
export function SaleCell({ name, stop, send, onOpen }: Props) {
  const state = useTold((now) => saleState(stop, now), PACE_MS)
  const words = useTold((now) => stopWords(stop, now) ?? 'В\u00A0продаже', PACE_MS)
  const back = useMutation({
    mutationFn: () => send(backOnSale(stop)),
    onSuccess: () => showToast(`${quoted(name)} снова в\u00A0продаже`, { kind: 'success' }),
    onError: (problem) => showToast(sentenceOf(problem), { kind: 'error' }),
  })
  const Sign = state === 'on' ? CircleCheck : CirclePause
  return (
    <div className="sale-cell bar" data-state={state}>
      <button
        type="button"
        className="sale-cell__state row"
        aria-label={`Продажа ${quoted(name)}: ${words}`}
        onClick={onOpen}
      >
        <Sign size={20} aria-hidden="true" />
        {words}
      </button>
      {state !== 'on' && (
        <button
          type="button"
          className="ui-round ui-round--plain"
          aria-label={`Вернуть в\u00A0продажу ${quoted(name)}`}
          title={'Вернуть в\u00A0продажу'}
          disabled={back.isPending}
          onClick={() => back.mutate()}
        >
          <Undo2 size={20} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
