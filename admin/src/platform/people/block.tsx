import { BLOCK_FIELDS } from '@ostrov/shared/customers/form'
import { formatMoment } from '@ostrov/shared/formats/time'
import type { FormTable } from '@ostrov/shared/forms/form'
import { NOUNS } from '@ostrov/shared/nouns'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { namesOf } from '@ostrov/shared/wire/names'
import { useMutation } from '@tanstack/react-query'
import { Ban, LockOpen } from 'lucide-react'
import { useState } from 'react'
import { serverNow } from '../../clock'
import { CardAct } from '../../components/records/CardAct'
import { RecordForm } from '../../components/records/RecordForm'
import type { RecordRow, RecordScreen } from '../../components/records/record-calls'
import { useRenewed } from '../../components/records/use-renewed'

type Blocked = { is_blocked: boolean; block_reason: string | null; blocked_until: string | null; block_hides: boolean }

/** The form of a person without what keeps them out: that is an act of its own. */
export function fieldsOfPerson<Name extends string>(form: FormTable<Name>): Name[] {
  return namesOf(form).filter((name) => !Object.hasOwn(BLOCK_FIELDS, name))
}

/** «Заблокирован до 3 декабря в 14:00: не забирает заказы» */
export function blockNote({ is_blocked, block_reason, blocked_until }: Blocked): string | null {
  if (!is_blocked) return null
  const until = blocked_until ? ` до\u00A0${formatMoment(blocked_until, serverNow())}` : ' бессрочно'
  return `Вход закрыт${until}. Причина: ${block_reason ?? 'не\u00A0названа'}`
}

type Props<Row> = {
  screen: RecordScreen<FormTable, Row>
  row: Row
  /** What the person has on the site, in words; null where nothing. */
  holdings: string | null
}

/** Keeps a person out with a reason, or lets them in again. */
export function BlockAct<Row extends RecordRow & Blocked>(props: Props<Row>) {
  return props.row.is_blocked ? <Unblock {...props} /> : <Block {...props} />
}

function Block<Row extends RecordRow>({ screen, row, holdings }: Props<Row>) {
  const [open, setOpen] = useState(false)
  const renew = useRenewed(screen.noun, row.id)
  const part = {
    title: `Заблокировать ${NOUNS[screen.noun].accusative}`,
    save: 'Заблокировать',
    names: ['block_reason', 'blocked_until', ...(holdings ? ['block_hides'] : [])],
    preset: { is_blocked: true, block_hides: true },
    note: holdings ? `Сейчас на\u00A0сайте: ${holdings}.` : 'На\u00A0сайте у\u00A0человека ничего нет.',
    tone: 'berry' as const,
  }
  return (
    <>
      <CardAct
        icon={Ban}
        variant="danger"
        label="Заблокировать"
        text="Все входы закончатся сразу. Причину человек прочитает, когда попробует войти."
        onPress={() => setOpen(true)}
      />
      {open && <RecordForm screen={screen} row={row} part={part} onClose={() => setOpen(false)} onSaved={renew} />}
    </>
  )
}

function Unblock<Row extends RecordRow & Blocked>({ screen, row, holdings }: Props<Row>) {
  const renew = useRenewed(screen.noun, row.id)
  const sent = useMutation({
    mutationFn: async () => {
      const { put } = screen.calls({ id: row.id })
      return put && ask(put({ is_blocked: false, version: row.version }))
    },
    onSuccess: () => showToast('Вход снова открыт', { kind: 'success' }),
    onError: (problem) => showToast(sentenceOf(problem), { kind: 'error' }),
    onSettled: renew,
  })
  return (
    <CardAct
      icon={LockOpen}
      label="Разблокировать"
      text={
        row.block_hides && holdings
          ? 'Человек снова сможет войти, а\u00A0снятое вернётся на\u00A0сайт. Сам он об\u00A0этом не\u00A0узнает.'
          : 'Человек снова сможет войти; сам он об\u00A0этом не\u00A0узнает.'
      }
      busy={sent.isPending}
      onPress={() => sent.mutate()}
    />
  )
}
