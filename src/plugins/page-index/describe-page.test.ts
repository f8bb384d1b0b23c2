import {describe, expect, it} from 'vitest';
import {describePage} from './describe-page.ts';

describe('describePage', () => {
  it('reads title and description, whatever the quotes', () => {
    expect(
      describePage(
        '<title data-rh=true>&lt;Sequence&gt; | Remotion | Make videos programmatically</title>' +
          `<meta data-rh=true name=description content='Shows "children" later.' />`,
      ),
    ).toEqual({title: '<Sequence>', description: 'Shows "children" later.'});
    expect(describePage('<title>A &amp; B</title><meta name="description" content=Word>')).toEqual({
      title: 'A & B',
      description: 'Word',
    });
  });

  it('says when a page asks not to be indexed', () => {
    expect(describePage('<meta data-rh=true name=robots content="noindex, follow" />')).toEqual({
      title: '',
      description: '',
      listed: false,
    });
    expect(describePage('<title>Shown</title>')).not.toHaveProperty('listed');
  });
});
