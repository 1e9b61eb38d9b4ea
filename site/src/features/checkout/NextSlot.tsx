import { wantedWords } from '@ostrov/shared/orders/wanted'
import type { Checkout } from './use-checkout'

type Props = { at: string; checkout: Pick<Checkout, 'form' | 'change'>; onChosen?: () => void }

/** The next moment that is to be had, by one press. */
export default function NextSlot({ at, checkout: { form, change }, onChosen }: Props) {
  const verb = form.delivery_type === 'pickup' ? 'Забрать' : 'Привезти'
  return (
    <button
      type="button"
      className="ui-link"
      onClick={() => {
        change({ is_ahead: true, wanted_at: at })
        onChosen?.()
      }}
    >
      {`${verb} ${wantedWords(at, new Date())}`}
    </button>
  )
}
