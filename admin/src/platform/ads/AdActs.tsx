import type { AD_DESK_FORM } from '@ostrov/shared/ads/desk-form'
import type { AdDeskWire } from '@ostrov/shared/ads/desk-schema'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation } from '@tanstack/react-query'
import { Ban, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { CardAct } from '../../components/records/CardAct'
import { RecordForm } from '../../components/records/RecordForm'
import type { RecordScreen } from '../../components/records/record-calls'
import { useRenewed } from '../../components/records/use-renewed'

type Props = { screen: RecordScreen<typeof AD_DESK_FORM, AdDeskWire>; row: AdDeskWire }

/** Takes an ad off with a reason, or puts it back. */
export function AdActs(props: Props) {
  if (props.row.is_off) return <PutBack {...props} />
  return props.row.may_take_off ? <TakeOff {...props} /> : null
}

const PART = {
  title: 'Снять объявление с\u00A0сайта',
  save: 'Снять',
  names: ['off_reason'],
  preset: { is_off: true },
  tone: 'berry',
} as const

function TakeOff({ screen, row }: Props) {
  const [open, setOpen] = useState(false)
  const renew = useRenewed(screen.noun, row.id)
  return (
    <>
      <CardAct
        icon={Ban}
        variant="danger"
        label="Снять с сайта"
        text="Автор прочтёт причину. Он сможет исправить объявление и&nbsp;прислать снова или подать апелляцию."
        onPress={() => setOpen(true)}
      />
      {open && <RecordForm screen={screen} row={row} part={PART} onClose={() => setOpen(false)} onSaved={renew} />}
    </>
  )
}

function PutBack({ screen, row }: Props) {
  const renew = useRenewed(screen.noun, row.id)
  const sent = useMutation({
    mutationFn: async () => {
      const { put } = screen.calls({ id: row.id })
      return put && ask(put({ is_off: false, version: row.version }))
    },
    onSuccess: () => showToast('Объявление возвращено', { kind: 'success' }),
    onError: (problem) => showToast(sentenceOf(problem), { kind: 'error' }),
    onSettled: renew,
  })
  return (
    <CardAct
      icon={Undo2}
      label="Вернуть на сайт"
      text={
        row.is_author_blocked
          ? 'Автор заблокирован: увидят его, когда блокировка закончится.'
          : 'Его увидят таким, каким оно было. Автор об\u00A0этом узнает.'
      }
      busy={sent.isPending}
      onPress={() => sent.mutate()}
    />
  )
}
