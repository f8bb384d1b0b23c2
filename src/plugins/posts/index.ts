import blog, {type BlogContent, type PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {completeRoute} from './complete-route.ts';

export {validateOptions} from '@docusaurus/plugin-content-blog';

/** The blog plugin without pages about authors, and with lists and archives that know each other. */
export default async function posts(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const plugin = await blog(context, options);
  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      const {baseUrl} = context;
      await plugin.contentLoaded?.({
        // The posts have their authors by now. The map would only add a page that lists them.
        content: {...content, authorsMap: undefined},
        actions: {
          ...actions,
          addRoute: (route) => actions.addRoute(completeRoute(route, {baseUrl, options, content})),
        },
      });
    },
  };
}
