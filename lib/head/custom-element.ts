/** A custom element that draws in a shadow root, where React's hydration never looks. */
export function defineElement(name: string, connect: Connect): void {
  customElements.define(
    name,
    class extends HTMLElement {
      #root?: ShadowRoot;
      #leave?: () => void;
      connectedCallback() {
        this.#root ??= this.attachShadow({ mode: 'open' });
        this.#leave = connect(this, this.#root);
      }
      disconnectedCallback() {
        this.#leave?.();
      }
    },
  );
}

/** Starts drawing; what it gives back ends it. */
type Connect = (host: HTMLElement, root: ShadowRoot) => () => void;
