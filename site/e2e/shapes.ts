/** A kind of element, and of what stands about it: all that the rules of axe ask of it but its colours, as a number of digits and letters. */
export type Shape = string

/**
 * Runs in the page: the kinds of elements it consists of. Two are of one kind when they and all around them have the same tags,
 * classes, roles and attributes, the same kinds of children, and are seen, named, referred to and pressed alike. Words count
 * only where axe compares them.
 */
export function shapesHere(): Shape[] {
  const REFERS =
    /^(aria-(labelledby|describedby|controls|owns|activedescendant|errormessage|details|flowto)|for|headers|list|form)$/
  const SAYS = /^(aria-(label|roledescription|valuetext|placeholder|description)|title|alt|placeholder|value|content)$/
  const POINTS =
    /^(href|src|srcset|action|poster|data|d|points|transform|viewBox|opts|props|uid|component-url|renderer-url|data-.*)$/
  /** What says nothing to a reader, and of an element around others nothing to axe. */
  const LOOKS =
    /^(class|style|id|data-.*|uid|component-.*|renderer-url|props|opts|client|ssr|before-hydration-url|await-children|prefix)$/
  const PRESSED = 'a[href], button, input, select, textarea, summary, [tabindex], [role]'
  const ENOUGH_PX = 24

  const holders = new Map<string, Element[]>()
  for (const node of document.querySelectorAll('[id]')) holders.set(node.id, [...(holders.get(node.id) ?? []), node])
  const shown = new Map<Element, boolean>()
  const said = new Map<Element, boolean>()
  const targets = [...document.querySelectorAll(PRESSED)].filter(isShown).map((node) => ({
    node,
    box: node.getBoundingClientRect(),
  }))
  const presses = new Map(targets.map(({ node, box }) => [node, pressed(node, box)]))
  const found = new Set<string>(aboutThePage())
  walk(document.documentElement, '')
  return [...found]

  function walk(node: Element, above: string) {
    const all = [...node.children].filter((child) => !child.matches('link, script, style, template'))
    const inside = all.map(own).filter((kind, at, kinds) => kind !== kinds[at - 1] || kind !== kinds[at - 2])
    found.add(window.short([above, own(node), ...inside].join('\n')))
    // What is drawn has no parts that anybody reaches, save what names it.
    if (node.localName === 'svg') return
    const meant = attributes(node, LOOKS)
    const within = /^(div|span|astro-(island|slot))$/.test(meant) ? above : window.short(`${above} ${meant}`)
    for (const child of all) walk(child, within)
  }

  /** All of it that its place on the screen and its words do not change. */
  function attributes(node: Element, but = /^$/): string {
    const named = [...node.attributes].filter(({ name }) => !but.test(name))
    const all = named.map((attribute) => `${attribute.name}=${asked(node, attribute)}`)
    return [node.localName, ...all.sort()].join(' ')
  }

  function own(node: Element): string {
    return [
      ...[attributes(node), isShown(node), says(node), hasWords(node), isTold(node)],
      ...[presses.get(node), scrolls(node), labels(node), size(node)],
    ].join(' ')
  }

  function asked(node: Element, { name, value }: Attr): string {
    if (name === 'id') return String(holders.get(value)?.length)
    if (REFERS.test(name)) return value.split(/\s+/).map(referred).join()
    if (SAYS.test(name) && !(name === 'content' && node.getAttribute('name') === 'viewport'))
      return String(value.trim() !== '')
    if (name === 'href' && value.startsWith('#')) return referred(value.slice(1))
    if (name === 'style') return String(/!important/.test(value) && value)
    if (POINTS.test(name)) return String(value !== '')
    if (name === 'tabindex' || name === 'aria-level') return value
    return value.replace(/\d+/g, '0')
  }

  function referred(id: string): string {
    const [one, another] = holders.get(id) ?? []
    if (!one) return id === '' ? '' : 'nothing'
    return another ? 'several' : `${one.localName}.${one.getAttribute('role')}.${one.textContent?.trim() !== ''}`
  }

  function isShown(node: Element): boolean {
    const known = shown.get(node)
    if (known !== undefined) return known
    const is = node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    shown.set(node, is)
    return is
  }

  /** Whether it has a name of its own contents, as a screen reader would take it. */
  function says(node: Element): boolean {
    const known = said.get(node)
    if (known !== undefined) return known
    const hidden = node.getAttribute('aria-hidden') === 'true' || (node.localName !== 'title' && !isShown(node))
    const does =
      !hidden &&
      (hasWords(node) ||
        ['alt', 'aria-label', 'title'].some((name) => node.getAttribute(name)?.trim()) ||
        [...node.children].some(says))
    said.set(node, does)
    return does
  }

  function hasWords(node: Element): boolean {
    return [...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.nodeValue?.trim())
  }

  /** Whether what is heard has what is read in it, and a picture repeats the words beside it. */
  function isTold(node: Element): string {
    const plain = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim().toLowerCase() ?? ''
    const label = plain(node.getAttribute('aria-label'))
    const alt = node.localName === 'img' ? plain(node.getAttribute('alt')) : ''
    return `${label !== '' && label.includes(plain(node.textContent))}${alt !== '' && plain(node.closest('a, button')?.textContent) === alt}`
  }

  function labels(node: Element): string {
    if (!(node instanceof HTMLInputElement || node instanceof HTMLSelectElement || node instanceof HTMLTextAreaElement))
      return ''
    const checked = node instanceof HTMLInputElement && node.hasAttribute('aria-checked') && node.checked
    return [checked, ...[...(node.labels ?? [])].map(says)].join()
  }

  function scrolls(node: Element): boolean {
    if (node.scrollHeight <= node.clientHeight && node.scrollWidth <= node.clientWidth) return false
    return /auto|scroll/.test(getComputedStyle(node).overflow)
  }

  /** Of a table: what is small is asked less. */
  function size(node: Element): string {
    if (!(node instanceof HTMLTableElement)) return ''
    return `${Math.min(node.rows.length, 4)} ${Math.min(node.rows[0]?.cells.length ?? 0, 4)}`
  }

  /** Whether a finger hits it: as wide and high as is enough, how much of it lies under others, and whether they are too near. */
  function pressed(node: Element, box: DOMRect): string {
    let [near, under] = [false, 0]
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    for (const { node: other, box: its } of targets) {
      if (other === node || other.contains(node) || node.contains(other)) continue
      const across = Math.min(box.right, its.right) - Math.max(box.left, its.left)
      const down = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top)
      if (across > 0 && down > 0) under = Math.max(under, (across * down) / (box.width * box.height))
      const [dx, dy] = [Math.max(its.left - x, 0, x - its.right), Math.max(its.top - y, 0, y - its.bottom)]
      near ||= Math.hypot(dx, dy) < ENOUGH_PX / 2
    }
    const small = box.width < ENOUGH_PX || box.height < ENOUGH_PX
    return `${small} ${small && near} ${Math.round(under * 4)}`
  }

  /** What rules ask of a page as a whole: its name, which heading follows which, its landmarks. */
  function aboutThePage(): string[] {
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6, [role="heading"]')].filter(isShown)
    const level = (node: Element | undefined) => node?.getAttribute('aria-level') ?? node?.localName ?? ''
    const marks = [...document.querySelectorAll('header, main, nav, aside, footer, section, form, search, [role]')]
      .filter(isShown)
      .map(
        (node) =>
          `${node.localName}.${node.getAttribute('role')}.${node.getAttribute('aria-label') ?? node.getAttribute('aria-labelledby')}`,
      )
    const tops = ['header', 'footer', 'main'].map((name) => {
      const all = [...document.querySelectorAll(name)].filter(isShown)
      return Math.min(all.filter((one) => !one.parentElement?.closest('article, aside, main, nav, section')).length, 2)
    })
    const counted = marks.map((mark) =>
      [mark.split('.', 2).join('.'), marks.indexOf(mark) !== marks.lastIndexOf(mark)].join(' '),
    )
    return [
      `page ${document.title.trim() !== ''} ${headings.some((node) => level(node) === 'h1')} ${tops}`,
      ...headings.map((node, at) => `heading ${level(headings[at - 1])} ${level(node)}`),
      ...counted.map((mark) => `landmark ${mark}`),
    ].map(window.short)
  }
}
