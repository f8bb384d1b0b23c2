import blog, {type BlogContent, type PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {completeRoute} from './complete-route.ts';

export {validateOptions} from '@docusaurus/plugin-content-blog';

/** The blog plugin with lists and archives that know each other. */
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
        content,
        actions: {
          ...actions,
          addRoute: (route) => actions.addRoute(completeRoute(route, {baseUrl, options, content})),
        },
      });
    },
  };
}
