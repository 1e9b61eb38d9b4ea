import type { Field, FormTable } from '@ostrov/shared/forms/form'
import { type BodyOf, bodyOf, type ValuesOf, valuesBy } from '@ostrov/shared/forms/values'
import { picturesIn } from '@ostrov/shared/images/pictures'
import { Button } from '@ostrov/shared/ui/Button'
import { ErrorState } from '@ostrov/shared/ui/ErrorState'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { ImagesField } from '@ostrov/shared/ui/ImagesField'
import { sendImageTo } from '@ostrov/shared/ui/send-image'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask } from '@ostrov/shared/wire/answers'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '../api'
import { SkeletonList } from './Skeleton'

type Towns = Readonly<Record<string, string>>
type Props<Table extends FormTable> = {
  table: Table
  /** What the button says, and what could not be done. */
  submit: string
  failed: string
  /** Sends it; a press that is repeated because its answer was lost, with the same key, adds nothing twice. */
  send: (body: BodyOf<Table>, headers: { 'idempotency-key': string }) => Promise<void>
}

const sendImage = sendImageTo('/api/user/images')

/** The form of something new over the page one reads, drawn from its table. */
export function ModalForm<Table extends FormTable>(props: Props<Table>) {
  const asks = Object.values<Field>(props.table).some(({ kind, of }) => kind === 'reference' && of === 'city')
  const [towns, again] = useTowns(asks)
  if (towns === 'loading') return <SkeletonList rows={4} picture={false} />
  if (towns === 'failed') return <ErrorState onRetry={again} />
  return <Fields {...props} towns={towns} />
}

function Fields<Table extends FormTable>({ table, submit, failed, send, towns }: Props<Table> & { towns: Towns }) {
  const key = useRef(crypto.randomUUID())
  const fields = Object.entries<Field>(table)
  const drawn: FormTable = Object.fromEntries(
    fields.map(([name, field]) =>
      field.kind === 'reference' && field.of === 'city'
        ? [name, { ...field, kind: 'choice' as const, choices: towns }]
        : [name, field],
    ),
  )
  const form = useForm<string, ValuesOf<Table>>({
    table: drawn,
    // Nothing is chosen for whoever begins: not even the first word of a choice.
    initial: valuesBy(table, () => null),
    otherwise: failed,
    submit: async (values) => {
      await send(bodyOf(table, values), { 'idempotency-key': key.current })
      return undefined
    },
  })
  return (
    <form className="stack gap-5" {...form.bind}>
      {fields.map(([name, { kind, label, max }]) =>
        kind === 'images' ? (
          <ImagesField
            key={name}
            {...{ label, name, max }}
            error={form.errors[name]}
            value={picturesIn(form.values, name)}
            send={sendImage}
            onChange={(pictures) => form.change({ ...form.values, [name]: pictures })}
          />
        ) : (
          <FormField key={name} form={form} name={name} />
        ),
      )}
      <FormFailure text={form.failure} />
      <Button type="submit" variant="primary" wide busy={form.busy} busyLabel="Отправляем…">
        {submit}
      </Button>
    </form>
  )
}

/** The towns by their ids, where they are asked, and what asks again. */
function useTowns(asks: boolean): [Towns | 'loading' | 'failed', () => void] {
  const [towns, setTowns] = useState<Towns | 'loading' | 'failed'>(asks ? 'loading' : {})
  const load = useCallback(() => {
    if (!asks) return
    setTowns('loading')
    ask(api.cities.get({ query: { limit: 100 } })).then(
      ({ items }) => setTowns(Object.fromEntries(items.map(({ id, name }) => [id, name]))),
      () => setTowns('failed'),
    )
  }, [asks])
  useEffect(load, [load])
  return [towns, load]
}
