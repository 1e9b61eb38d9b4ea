import type { UserWire } from '@ostrov/shared/customers/schema'
import { SUPPORT_FORM } from '@ostrov/shared/support/form'
import type { AboutSupport } from '@ostrov/shared/support/paths'
import { acceptedWords } from '@ostrov/shared/support/rules'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { ImagesField } from '@ostrov/shared/ui/ImagesField'
import { sendImageTo } from '@ostrov/shared/ui/send-image'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask } from '@ostrov/shared/wire/answers'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../api'
import type { Closing } from '../modals/kind'
import { SUCCESS } from '../modals/modals'
import { $isSignedIn, openModal } from '../modals/store'
import { aboutWords, offered, sentSupport, type TypedSupport } from './support-table'

const send = sendImageTo('/api/user/images')
const { images: IMAGES } = SUPPORT_FORM

/** Writing to support over the page: a guest is asked how to be reached, of a person that is known. */
export default function SupportModal({ close, ...about }: AboutSupport & Closing) {
  const [person, setPerson] = useState<UserWire | 'guest' | 'loading'>($isSignedIn.get() ? 'loading' : 'guest')
  useEffect(() => {
    if (!$isSignedIn.get()) return
    // Who cannot be told of writes as a guest does: the server knows them all the same.
    ask(api.user.get()).then(setPerson, () => setPerson('guest'))
  }, [])
  if (person === 'loading') return <p role="status">Загружаем…</p>
  return <SupportForm about={about} person={person === 'guest' ? null : person} close={close} />
}

function SupportForm({ about, person, close }: Closing & { about: AboutSupport; person: UserWire | null }) {
  // A press that is repeated because its answer was lost writes nothing twice.
  const key = useRef(crypto.randomUUID())
  const form = useForm<keyof typeof SUPPORT_FORM, TypedSupport>({
    table: SUPPORT_FORM,
    initial: offered(about, person),
    otherwise: 'Не\u00A0получилось отправить. Попробуйте ещё раз',
    submit: async (typed) => {
      const headers = { 'idempotency-key': key.current }
      const { number } = await ask(api.support.post(sentSupport(typed, about), { headers }))
      await close()
      openModal(SUCCESS, acceptedWords(number, typed.answer_by))
      return undefined
    },
  })
  const words = aboutWords(about)
  return (
    <form className="stack gap-5" {...form.bind}>
      {words && <p className="ui-muted">{words}</p>}
      <FormField form={form} name="subject" />
      <FormField form={form} name="text" />
      {person && (
        <ImagesField
          label={IMAGES.label}
          name="images"
          max={IMAGES.max}
          error={form.errors.images}
          value={form.values.images}
          send={send}
          onChange={(images) => form.change({ images })}
        />
      )}
      <FormField form={form} name="name" />
      <FormField form={form} name="answer_by" />
      <FormField form={form} name="email" />
      <FormField form={form} name="phone" />
      <FormFailure text={form.failure} />
      <Button type="submit" variant="primary" wide busy={form.busy} busyLabel="Отправляем…">
        Отправить
      </Button>
    </form>
  )
}
