import {expect, hydrated, test} from '../support/test.ts';

const docs = ['/docs/renderer/render-media', '/docs/spring', '/docs/cli/render', '/docs/'];

for (const address of docs) {
  test(`${address} at 1440: no line of text is longer than 80 characters`, async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    const lines = await page.locator('.markdown > p').evaluateAll((paragraphs) =>
      paragraphs.map((paragraph) => {
        const text = paragraph.textContent;
        const {lineHeight} = getComputedStyle(paragraph);
        const count = Math.round(paragraph.clientHeight / parseFloat(lineHeight));
        return count > 2 ? text.length / count : 0;
      }),
    );
    expect(lines.length, 'paragraphs').toBeGreaterThan(3);
    expect(Math.max(...lines), 'characters a line, on average').toBeLessThanOrEqual(80);
  });

  test(`${address} at 1280: 80 columns of code fit`, async ({page}) => {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    const tooWide = await page.locator('.markdown > .theme-code-block pre').evaluateAll((blocks) =>
      blocks
        .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)
        .map(({textContent}) => Math.max(...textContent.split('\n').map(({length}) => length)))
        .filter((columns) => columns <= 80),
    );
    expect(await page.locator('.markdown > .theme-code-block pre').count()).toBeGreaterThan(0);
    expect(tooWide, 'columns of blocks that scroll').toEqual([]);
  });
}

for (const width of [1280, 375]) {
  test(`with text of twice the size, nothing in a bar of ${width} pixels lies on anything else`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await page.goto('/docs/');
    await hydrated(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const boxes = await page
      .locator('.navbar__inner :is(a, button):visible:not(.dropdown__menu *)')
      .evaluateAll((all) =>
        all.map((element) => {
          const {left, right, top, bottom} = element.getBoundingClientRect();
          return {left, right, top, bottom, name: element.textContent};
        }),
      );
    expect(boxes.length).toBeGreaterThan(width > 996 ? 8 : 2);
    const overlaps = boxes.flatMap((a, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (b) =>
            a.left < b.right - 1 &&
            b.left < a.right - 1 &&
            a.top < b.bottom - 1 &&
            b.top < a.bottom - 1,
        )
        .map((b) => `${a.name} | ${b.name}`),
    );
    expect(overlaps).toEqual([]);
    // Two rows: the menu, and what is at the right.
    const middles = boxes.map(({top, bottom}) => (top + bottom) / 2).sort((a, b) => a - b);
    const breaks = middles.filter((middle, index) => middle - middles[index - 1]! > 20);
    expect(breaks.length).toBeLessThanOrEqual(1);
  });
}

test('the page stays where it is when the search opens', async ({page}) => {
  await page.goto('/docs/');
  await hydrated(page);
  const left = () =>
    page.locator('.markdown h1').evaluate((title) => title.getBoundingClientRect().left);
  const before = await left();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
  expect(await left()).toBe(before);
  // What keeps the place of the scrollbar is dimmed like the page.
  const ground = (selector: string) =>
    page.locator(selector).evaluate((part) => getComputedStyle(part).backgroundColor);
  expect(await ground('html')).toBe(await ground('.DocSearch-Container'));
});

test('a long name of the API stays whole where it fits, and never widens a phone', async ({
  page,
}) => {
  await page.goto('/docs/get-audio-duration-in-seconds');
  const title = page.locator('h1');
  const lines = () =>
    title.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return new Set([...text.getClientRects()].map(({top}) => Math.round(top))).size;
    });
  expect(await lines()).toBe(1);
  await page.setViewportSize({width: 375, height: 800});
  expect(await lines()).toBe(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

for (const address of [
  '/docs/transitions/',
  '/docs/lambda/troubleshooting/unrecognizedclientexception',
]) {
  test(`${address} on a phone: the title breaks between words and parts of names`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 375, height: 800});
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    const title = page.locator('h1');
    const parts = await title.evaluate((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: {part: string; lines: number}[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const {0: part, index} of text.data.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + part.length);
          found.push({part, lines: range.getClientRects().length});
        }
      }
      return found;
    });
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.filter(({lines}) => lines > 1)).toEqual([]);
  });
}

test('the copy button is in the middle of the bar with the title of its code', async ({page}) => {
  await page.goto('/docs/ssr-node');
  await hydrated(page);
  const bar = page.locator('[class*="codeBlockTitle"]').first();
  await bar.hover();
  const button = bar.locator('+ div').getByRole('button').last();
  const middle = async (part: typeof bar) => {
    const {y, height} = (await part.boundingBox())!;
    return y + height / 2;
  };
  expect(Math.abs((await middle(bar)) - (await middle(button)))).toBeLessThanOrEqual(1);
});

test('in forced colours the links to other sites are drawn', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto('/docs/');
  for (const name of ['GitHub repository', 'Discord', 'X / Twitter']) {
    const ground = await page
      .getByRole('link', {name})
      .first()
      .evaluate((link) => getComputedStyle(link, '::before').backgroundColor);
    expect(ground, name).not.toBe('rgba(0, 0, 0, 0)');
  }
});

test('in forced colours the current page and section differ from the others', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto('/docs/lambda');
  await hydrated(page);
  const underlines = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => {
        const {textDecorationLine, textDecorationColor} = getComputedStyle(link);
        return textDecorationLine === 'underline' && textDecorationColor !== 'rgba(0, 0, 0, 0)';
      });
  expect(await underlines('.menu__link[aria-current="page"]')).toBe(true);
  expect(await underlines('.menu__link:not(.menu__link--active)')).toBe(false);
});

test('all panels of tabs are printed', async ({page}) => {
  await page.goto('/docs/lambda');
  await hydrated(page);
  const panels = page.getByRole('tabpanel', {includeHidden: true});
  const count = await panels.count();
  expect(count).toBeGreaterThan(1);
  await page.emulateMedia({media: 'print'});
  await expect(panels.filter({visible: true})).toHaveCount(count);
  await expect(page.locator('.theme-layout-footer')).toBeHidden();
  await expect(page.getByRole('button', {name: 'Copy page'})).toBeHidden();
});

test('a dark page is printed dark on white', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto('/docs/spring');
  const poster = page.locator('figure img[data-dark-mode]').first();
  await expect(poster).toBeVisible();
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  await expect(poster).toBeHidden();
  await page.emulateMedia({media: 'screen', colorScheme: 'dark'});
  await hydrated(page);
  const darkFilm = page.locator('figure [style*="--film-paper:"]');
  await expect(darkFilm).not.toHaveCount(0);
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  await expect(darkFilm).toHaveCount(0);
  const {ink, paper} = await page
    .locator('.markdown h2')
    .first()
    .evaluate((title) => ({
      ink: getComputedStyle(title).color,
      paper: getComputedStyle(document.documentElement).backgroundColor,
    }));
  expect(ink).toBe('rgb(15, 18, 25)');
  expect(paper).toBe('rgb(255, 255, 255)');
});

for (const address of ['/docs/renderer/render-media', '/docs/cli/render', '/docs/player/player']) {
  test(`${address}: no name in a table of options is cut off or broken`, async ({page}) => {
    for (const width of [1280, 375]) {
      await page.setViewportSize({width, height: 800});
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      const names = page.locator('.reference-options td:first-child');
      expect(await names.count()).toBeGreaterThan(15);
      const cut = await names.evaluateAll((cells) =>
        cells
          .filter((cell) => cell.scrollWidth > cell.clientWidth)
          .map(({textContent}) => textContent),
      );
      expect(cut, `names at ${width}`).toEqual([]);
    }
  });
}

for (const address of [
  '/docs/timeout',
  '/docs/cli/render',
  '/docs/lambda/cli/render',
  '/docs/staticfile-relative-paths',
  '/docs/chromium-flags',
  '/docs/encoding',
]) {
  test(`${address} at 1280: no table is cut off`, async ({page}) => {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    const rest = await page
      .locator('.markdown table')
      .evaluateAll((tables) =>
        tables.map(({parentElement: box}) => box!.scrollWidth - box!.clientWidth),
      );
    expect(rest.length, 'tables').toBeGreaterThan(0);
    expect(Math.max(...rest), 'pixels out of sight').toBe(0);
  });
}

test('tables of names below each other have one edge', async ({page}) => {
  await page.goto('/docs/api');
  await page.evaluate(() => document.fonts.ready);
  // Those of the core; further down, names longer than the column widen it.
  const edges = await page
    .locator('.markdown table')
    .filter({has: page.getByRole('columnheader', {name: 'Export', exact: true})})
    .evaluateAll((tables) =>
      tables.map((table) =>
        Math.round(table.querySelector('th:nth-child(2)')!.getBoundingClientRect().left),
      ),
    );
  expect(edges.length).toBeGreaterThan(3);
  expect([...new Set(edges)]).toHaveLength(1);
});

test('on a phone, no name of the API in a table breaks within a word', async ({page}) => {
  await page.setViewportSize({width: 375, height: 800});
  await page.goto('/docs/api');
  await page.evaluate(() => document.fonts.ready);
  const names = page.locator('.markdown td:first-child code');
  expect(await names.count()).toBeGreaterThan(50);
  const broken = await names.evaluateAll((codes) =>
    codes.flatMap((code) =>
      [...code.childNodes]
        .filter((part) => part instanceof Text && !/[\s\-/]/.test(part.data))
        .filter((part) => {
          const word = document.createRange();
          word.selectNodeContents(part);
          return new Set([...word.getClientRects()].map(({top}) => Math.round(top))).size > 1;
        })
        .map((part) => part.textContent),
    ),
  );
  expect(broken).toEqual([]);
});

test('on a phone, the heading that a link leads to is below the table of contents', async ({
  page,
}) => {
  await page.setViewportSize({width: 375, height: 800});
  await page.goto('/docs/spring#return-value');
  await hydrated(page);
  const contents = page.locator('.theme-doc-toc-mobile');
  const heading = page.locator('#return-value');
  await expect(heading).toBeInViewport();
  const [bar, title] = [(await contents.boundingBox())!, (await heading.boundingBox())!];
  expect(title.y).toBeGreaterThan(bar.y + bar.height);
  expect(title.y).toBeLessThan(300);
});

test('with text of twice the size, no word of the first title breaks', async ({page}) => {
  await page.goto('/');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const fits = await page.locator('h1').evaluate((title) => {
    const before = title.getBoundingClientRect().height;
    (title as HTMLElement).style.overflowWrap = 'normal';
    return (
      title.getBoundingClientRect().height === before && title.scrollWidth <= title.clientWidth
    );
  });
  expect(fits).toBe(true);
});

test('cards of templates in a row have pictures of one height', async ({page}) => {
  await page.goto('/templates/');
  const heights = await page
    .locator('main article > :first-child')
    .evaluateAll((screens) => screens.map((screen) => Math.round(screen.clientHeight)));
  expect(heights.length).toBeGreaterThan(10);
  expect([...new Set(heights)]).toHaveLength(1);
});

test('the dark room of the home page is printed dark on white', async ({page}) => {
  await page.goto('/');
  const room = page.getByRole('region', {name: 'Made with Remotion'});
  await expect(room).toHaveCSS('color', 'rgb(238, 241, 246)');
  await page.emulateMedia({media: 'print'});
  await expect(room).toHaveCSS('color', 'rgb(15, 18, 25)');
  await expect(room).toHaveCSS('background-image', 'none');
  await expect(room).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('no card on the contact page is alone in its row', async ({page}) => {
  await page.goto('/contact/');
  const alone = await page.locator('main ul:has(> li h3)').evaluateAll(
    (lists) =>
      lists.filter(({lastElementChild}) => {
        const top = (card?: Element | null) => card?.getBoundingClientRect().top;
        return top(lastElementChild) !== top(lastElementChild?.previousElementSibling);
      }).length,
  );
  expect(await page.locator('main ul:has(> li h3)').count()).toBeGreaterThan(2);
  expect(alone).toBe(0);
});

test('while a page is read on, the label of Ask AI has no half letters', async ({page}) => {
  await page.goto('/docs/spring');
  await hydrated(page);
  const button = page.getByRole('button', {name: 'Ask AI', exact: true});
  await expect(button.locator('span')).toHaveCSS('opacity', '1');
  await page.mouse.wheel(0, 800);
  await page.mouse.wheel(0, 800);
  await expect(button.locator('span')).toHaveCSS('opacity', '0');
  const [seen, left] = await button.evaluate((element) => {
    const letters = document.createRange();
    letters.selectNodeContents(element.lastChild!);
    const {right} = element.getBoundingClientRect();
    return [right - 3 * 16, letters.getBoundingClientRect().left];
  });
  expect(left).toBeGreaterThan(seen!);
});

test('a long table of contents ends above the Ask AI button', async ({page}) => {
  await page.goto('/docs/renderer/render-media');
  await hydrated(page);
  const contents = page.locator('.theme-doc-toc-desktop');
  expect(await contents.evaluate((list) => list.scrollHeight - list.clientHeight)).toBeGreaterThan(
    0,
  );
  const button = (await page.getByRole('button', {name: 'Ask AI', exact: true}).boundingBox())!;
  const {y, height} = (await contents.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(button.y);
});

test('with text of twice the size, the sidebar has room for names and the text for lines', async ({
  page,
}) => {
  await page.goto('/docs/spring');
  await hydrated(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(page.locator('.theme-doc-toc-desktop')).toBeHidden();
  const measure = page.locator('.markdown > p').first();
  expect((await measure.boundingBox())!.width).toBeGreaterThan(650);
  const name = page.locator('.menu__link', {hasText: 'getRemotionEnvironment()'});
  expect((await name.boundingBox())!.height).toBeLessThan(80);
});

test('sliders are level with the fields next to them', async ({page}) => {
  const middle = async (control: ReturnType<typeof page.locator>) => {
    const {y, height} = (await control.boundingBox())!;
    return y + height / 2;
  };
  await page.goto('/');
  const main = page.getByRole('main');
  const field = await middle(main.getByLabel('Text', {exact: true}));
  expect(await middle(main.getByLabel('Speed'))).toBeCloseTo(field, 0);
  await page.goto('/player/');
  const duration = await middle(main.getByLabel('Duration'));
  expect(await middle(main.getByLabel('Playback rate'))).toBeCloseTo(duration, 0);
});

test('at the end of the blog archive, Ask AI covers no date', async ({page}) => {
  await page.goto('/blog/archive');
  await hydrated(page);
  const corner = page.getByRole('button', {name: 'Ask AI', exact: true});
  const dates = page.locator('main time');
  expect(await dates.count()).toBeGreaterThan(10);
  const button = (await corner.boundingBox())!;
  const ends = await dates.evaluateAll((all) =>
    all.map((date) => date.getBoundingClientRect().right),
  );
  expect(Math.max(...ends)).toBeLessThan(button.x);
});

test('in dark mode no picture of a card is white until it plays', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto('/templates/');
  const picture = page.locator('main article').nth(1).getByRole('img').first();
  await expect(picture).toBeVisible();
  await picture.evaluate(async (image) => (image as HTMLImageElement).decode());
  const tone = picture.locator('xpath=..');
  const mode = () => tone.evaluate((frame) => getComputedStyle(frame, '::after').mixBlendMode);
  expect(await mode()).toBe('multiply');
  await page.emulateMedia({colorScheme: 'dark', media: 'print'});
  expect(await tone.evaluate((frame) => getComputedStyle(frame, '::after').display)).toBe('none');
});

test('what ends a strip of cards fades at the edge of a phone', async ({page}) => {
  await page.setViewportSize({width: 375, height: 800});
  await page.goto('/');
  for (const name of ['Templates', 'Showcase']) {
    const strip = page.getByRole('list', {name, exact: true});
    const {x, width} = (await strip.boundingBox())!;
    expect(Math.round(x + width), name).toBe(375);
    await expect(strip).not.toHaveCSS('mask-image', 'none');
  }
});

test('the longest line of each sample on the home page fits', async ({page}) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const blocks = page
    .getByRole('region', {name: 'One component, from frame to file'})
    .locator('pre');
  await expect(blocks).toHaveCount(4);
  const rest = await blocks.evaluateAll((all) =>
    all.map(({scrollWidth, clientWidth}) => scrollWidth - clientWidth),
  );
  expect(rest).toEqual([0, 0, 0, 0]);
});

test('on the smallest phone, the title of the home page has two lines', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const lines = await page.locator('h1').evaluate((title) => {
    const text = document.createRange();
    text.selectNodeContents(title);
    return new Set([...text.getClientRects()].map(({top}) => Math.round(top))).size;
  });
  expect(lines).toBe(2);
});

test('on the smallest phone, the title of an API page breaks between its words', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  await page.goto('/docs/lambda/rendermediaonlambda');
  const lines = await page.locator('h1').evaluate((title) =>
    [...title.childNodes]
      .filter((word) => word instanceof Text)
      .map((word) => {
        const range = document.createRange();
        range.selectNodeContents(word);
        return range.getClientRects().length;
      }),
  );
  expect(lines).toEqual([1, 1, 1, 1]);
});

test('on a phone, no flag of a command in a table loses its dash', async ({page}) => {
  await page.setViewportSize({width: 375, height: 800});
  await page.goto('/docs/cli/ffmpeg');
  const flags = await page
    .locator('td code span')
    .evaluateAll((parts) => parts.map((part) => part.getClientRects().length));
  expect(flags.length).toBeGreaterThan(3);
  expect(Math.max(...flags)).toBe(1);
});

test('a table of three short columns fits a phone', async ({page}) => {
  await page.setViewportSize({width: 375, height: 800});
  await page.goto('/docs/investors');
  const hidden = await page
    .locator('table')
    .first()
    .evaluate(({parentElement: box}) => box!.scrollWidth - box!.clientWidth);
  expect(hidden).toBe(0);
});

test('while the navbar is hidden, the name above the sidebar is level with its mark', async ({
  page,
}) => {
  await page.goto('/docs/renderer/render-media');
  await hydrated(page);
  const offset = await page
    .locator('.theme-doc-sidebar-container a')
    .first()
    .evaluate((link) => {
      const middle = (part: string) => {
        const {top, bottom} = link.querySelector(part)!.getBoundingClientRect();
        return (top + bottom) / 2;
      };
      return Math.abs(middle('svg') - middle('b'));
    });
  expect(offset).toBeLessThan(1);
});

test('in the menu of a phone, the way back stays above the list', async ({page}) => {
  await page.setViewportSize({width: 375, height: 800});
  await page.goto('/docs/spring');
  await hydrated(page);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.getByRole('button', {name: /Back to main menu/})).toBeInViewport({ratio: 1});
});
