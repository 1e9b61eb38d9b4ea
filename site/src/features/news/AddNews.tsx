import { idsOf, type Picture } from '@ostrov/shared/images/pictures'
import { SUGGESTION_FORM } from '@ostrov/shared/news/form'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { ImagesField } from '@ostrov/shared/ui/ImagesField'
import { sendImageTo } from '@ostrov/shared/ui/send-image'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask } from '@ostrov/shared/wire/answers'
import { useRef } from 'react'
import { api } from '../../api'
import type { Closing } from '../modals/kind'
import { SUCCESS } from '../modals/modals'
import { openModal } from '../modals/store'
import { SUGGESTED } from './words'

const send = sendImageTo('/api/user/images')
const NOTHING: { title: string; text: string; source_url: string; images: Picture[] } = {
  title: '',
  text: '',
  source_url: '',
  images: [],
}

/** What a reader knows and the editors do not yet. */
export default function AddNews({ close }: Closing) {
  // A press that is repeated because its answer was lost suggests nothing twice.
  const key = useRef(crypto.randomUUID())
  const form = useForm<keyof typeof SUGGESTION_FORM, typeof NOTHING>({
    table: SUGGESTION_FORM,
    initial: NOTHING,
    otherwise: 'Не\u00A0получилось отправить. Попробуйте ещё раз',
    submit: async ({ title, text, source_url, images }) => {
      const body = { title, text, source_url: source_url.trim() || null, images: idsOf(images) }
      await ask(api.user.news.post(body, { headers: { 'idempotency-key': key.current } }))
      await close()
      openModal(SUCCESS, SUGGESTED)
      return undefined
    },
  })
  return (
    <form className="modal-form" {...form.bind}>
      <FormField form={form} name="title" />
      <FormField form={form} name="text" />
      <ImagesField
        label={SUGGESTION_FORM.images.label}
        name="images"
        max={SUGGESTION_FORM.images.max}
        error={form.errors.images}
        value={form.values.images}
        send={send}
        onChange={(images) => form.change({ images })}
      />
      <FormField form={form} name="source_url" />
      <FormFailure text={form.failure} />
      <Button type="submit" variant="primary" wide busy={form.busy} busyLabel="Отправляем…">
        Отправить в&nbsp;редакцию
      </Button>
    </form>
  )
}
