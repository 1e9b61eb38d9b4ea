import PDFDocument from 'pdfkit'

export type Pdf = InstanceType<typeof PDFDocument>
type Drawing = { title: string; margin: number; draw: (page: Pdf) => void }

// The PDF's own fonts have no Cyrillic letters.
const font = (name: string) => Bun.resolveSync(`dejavu-fonts-ttf/ttf/${name}.ttf`, import.meta.dir)

/** A PDF of A4 pages, with the fonts `text` and `bold`; `margin` in points. */
export async function drawPdf({ title, margin, draw }: Drawing): Promise<Uint8Array<ArrayBuffer>> {
  const page = new PDFDocument({ size: 'A4', margin, info: { Title: title } })
  const parts: Uint8Array[] = []
  const ended = new Promise<void>((resolve, reject) => {
    page.on('data', (part: Uint8Array) => parts.push(part))
    page.on('end', () => resolve())
    page.on('error', reject)
  })
  page.registerFont('text', font('DejaVuSans')).registerFont('bold', font('DejaVuSans-Bold'))
  draw(page)
  page.end()
  await ended
  return new Uint8Array(Buffer.concat(parts))
}

/** A PDF as a file to save. */
export const pdfFile = (name: string, bytes: Uint8Array<ArrayBuffer>) =>
  new Response(bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}.pdf"`,
      'cache-control': 'no-store',
    },
  })
