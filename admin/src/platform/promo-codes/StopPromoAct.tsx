import type { RecordNoun } from '@ostrov/shared/nouns'
import { showToast } from '@ostrov/shared/ui/toasts'
import { type Answer, ask } from '@ostrov/shared/wire/answers'
import { CircleStop } from 'lucide-react'
import { ConfirmedAct } from '../../components/records/ConfirmedAct'
import { useRenewed } from '../../components/records/use-renewed'

type Props = {
  noun: RecordNoun
  id: string
  title: string
  text: string
  done: string
  send: () => Promise<Answer<unknown>>
}

/** Ends a promo code, or a series, before its time. */
export function StopPromoAct({ noun, id, title, text, done, send }: Props) {
  const renew = useRenewed(noun, id)
  return (
    <ConfirmedAct
      icon={CircleStop}
      variant="danger"
      label="Остановить"
      title={title}
      text={text}
      send={() => ask(send())}
      onDone={() => {
        renew()
        showToast(done, { kind: 'success' })
      }}
    />
  )
}
