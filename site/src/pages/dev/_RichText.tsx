import type { RichText } from '@ostrov/shared/rich-text/grammar'
import { Button } from '@ostrov/shared/ui/Button'
import { RichTextField } from '@ostrov/shared/ui/RichTextField'
import { sendImageTo } from '@ostrov/shared/ui/send-image'
import { useForm, wordsOf } from '@ostrov/shared/ui/use-form'
import { ask } from '@ostrov/shared/wire/answers'
import { RICH, RICH_SAMPLE } from './_rich-text'

const send = sendImageTo('/api/user/images')

/** A rich text in its editor; what is sent of it is drawn by the server in the element of this id. */
export default function RichTextShown({ drawn }: { drawn: string }) {
  const initial: { text: RichText | null } = { text: RICH_SAMPLE }
  const form = useForm({
    table: RICH,
    initial,
    submit: async ({ text }) => {
      const page = new DOMParser().parseFromString(await ask(drawnByServer(text)), 'text/html')
      document.getElementById(drawn)?.replaceChildren(...page.body.childNodes)
      return undefined
    },
  })
  return (
    <form className="stack gap-5" {...form.bind}>
      <RichTextField
        {...wordsOf(form, 'text')}
        required
        value={form.values.text}
        send={send}
        onChange={(text) => form.change({ text })}
      />
      <Button type="submit" variant="primary" busy={form.busy}>
        Отправить статью
      </Button>
    </form>
  )
}

async function drawnByServer(text: unknown) {
  const answer = await fetch(`/dev/rich-text?${new URLSearchParams({ text: JSON.stringify(text) })}`)
  const { ok, status } = answer
  return ok
    ? { data: await answer.text(), error: null, status }
    : { data: null, error: { status, value: await answer.json() }, status }
}
